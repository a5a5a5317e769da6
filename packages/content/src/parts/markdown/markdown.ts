/** As one line. */
export function escaped(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|]/g, '\\$&')
}

export function blocks(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** Nothing without a heading. */
export function section(
  level: 1 | 2 | 3,
  title: string | null | undefined,
  ...parts: (string | false)[]
): string {
  const heading = escaped(title)
  return heading && blocks(`${'#'.repeat(level)} ${heading}`, ...parts)
}

export function list(items: readonly (string | null | undefined)[]): string {
  return items
    .map(escaped)
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n')
}
