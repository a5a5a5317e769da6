type DetailKind = 'Email address' | 'Phone number' | 'Link' | 'Possible name'

export interface PersonalDetail {
  readonly kind: DetailKind
  /** UTF-16 offsets into the text. */
  readonly start: number
  readonly end: number
}

/**
 * In the order of certainty: what one rule took, the next ones do not see. A match may begin only where its
 * run of characters begins, or a megabyte of "a" would be tried from each of its letters.
 */
const rules: readonly (readonly [DetailKind, RegExp])[] = [
  ['Email address', /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  [
    'Link',
    /(?:https?:\/\/|www\.)[^\s"'<>)\]]+|(?<![a-z0-9-])[a-z0-9-]+\.(?:com|org|net|io|dev|app|co|de|me|ai)\b(?:\/[^\s"'<>)\]]*)?/giu,
  ],
  ['Phone number', /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d{2,4}\)?(?:[\s./-]?\d{2,4}){2,4}(?![\p{L}\p{N}])/gu],
  // Two capitalised words that do not open a sentence; English prose has few other pairs of that kind.
  [
    'Possible name',
    /(?<=[\p{Ll},;:)(] )\p{Lu}[\p{Ll}’'-]+(?: (?:van|von|de|der|la|del|bin))*(?: \p{Lu}[\p{Ll}’'-]+){1,2}/gu,
  ],
]

/** Email addresses, links, phone numbers and probable names, by kind and then by place. */
export function personalDetails(text: string): PersonalDetail[] {
  const found: PersonalDetail[] = []
  let rest = text
  for (const [kind, pattern] of rules) {
    for (const { index, 0: words } of rest.matchAll(pattern)) {
      if (kind === 'Phone number' && words.replace(/\D/g, '').length < 8) continue
      found.push({ kind, start: index, end: index + words.length })
    }
    rest = rest.replace(pattern, (words) => ' '.repeat(words.length))
  }
  return found
}
