/** A text as one line; characters that would start markup are escaped. */
export function escaped(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|]/g, '\\$&')
}

/** Empty ones are left out. */
export function blocks(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** A heading with what belongs to it; nothing without a heading. */
export function section(
  level: 1 | 2 | 3,
  title: string | null | undefined,
  ...parts: (string | false)[]
): string {
  const heading = escaped(title)
  return heading && blocks(`${'#'.repeat(level)} ${heading}`, ...parts)
}

/** Empty items are left out. */
export function list(items: readonly (string | null | undefined)[]): string {
  return items
    .map(escaped)
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n')
}

/** Without marks, headings as bold lines. */
export function paragraphs(body: readonly { children?: readonly { text?: string }[] }[] | null): string {
  return blocks(
    ...(body ?? []).map(({ children }) => escaped(children?.map(({ text }) => text ?? '').join(''))),
  )
}
