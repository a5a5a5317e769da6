/**
 * What turns the direction of letters, so that “evil” reads “live”, and what nobody sees. Joiners stay: emoji
 * and many scripts need them.
 */
const hidden = /[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\u00AD\p{Cc}]/u

/** A rule for texts of one or more lines. */
export function noHiddenCharacters(value: string | undefined): true | string {
  const found = hidden.exec((value ?? '').replaceAll('\n', ''))?.[0]
  if (found === undefined) return true
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `An invisible character (U+${code}) stands in it, pasted from elsewhere: write the text anew.`
}
