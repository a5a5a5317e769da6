/**
 * What turns the direction of letters, so that “evil” reads “live”, and what nobody sees. Joiners stay: emoji
 * and many scripts need them.
 */
const hidden = /[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\u00AD\p{Cc}]/u

/** A rule for texts of one or more lines. */
export function noHiddenCharacters(value: string | undefined): true | string {
  const text = (value ?? '').replaceAll('\n', ' ')
  const found = hidden.exec(text)
  if (found === null) return true
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const before = [...text.slice(0, found.index).trim()].slice(-16).join('').trim()
  const place = before === '' ? 'begins the text' : `stands behind “${before}”`
  return `An invisible character (U+${code}) ${place}, pasted from elsewhere: write this place anew.`
}

/** The same for the words of a block of rich text. */
export function noHiddenCharactersInBlock(block: unknown): true | string {
  const { children } = (block ?? {}) as { children?: unknown }
  if (!Array.isArray(children)) return true
  return noHiddenCharacters(
    children.map((child) => (typeof child?.text === 'string' ? child.text : '')).join(''),
  )
}
