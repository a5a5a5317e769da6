type DetailKind = 'Email address' | 'Phone number' | 'Link' | 'Possible name'

export interface PersonalDetail {
  kind: DetailKind
  /** UTF-16 offsets. */
  start: number
  end: number
}

/** Most certain first. Lookbehinds keep a megabyte of "a" linear. */
const rules: readonly (readonly [DetailKind, RegExp])[] = [
  ['Email address', /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  [
    'Link',
    /(?:https?:\/\/|www\.)[^\s"'<>)\]]+|(?<![a-z0-9-])[a-z0-9-]+\.(?:com|org|net|io|dev|app|co|de|me|ai)\b(?:\/[^\s"'<>)\]]*)?/giu,
  ],
  ['Phone number', /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d{2,4}\)?(?:[\s./-]?\d{2,4}){2,4}(?![\p{L}\p{N}])/gu],
  // Two capitalised words inside a sentence; English prose has few other such pairs.
  [
    'Possible name',
    /(?<=[\p{Ll},;:)(] )\p{Lu}[\p{Ll}’'-]+(?: (?:van|von|de|der|la|del|bin))*(?: \p{Lu}[\p{Ll}’'-]+){1,2}/gu,
  ],
]

/** A quick test, ten times faster. */
const quickTests: Partial<Record<DetailKind, RegExp>> = {
  'Email address': /@/,
  Link: /\.\S|:\/\//,
  'Phone number': /\d\d/,
}

export function personalDetails(text: string): PersonalDetail[] {
  const found: PersonalDetail[] = []
  let rest = text
  for (const [kind, pattern] of rules) {
    const quickTest = quickTests[kind]
    if (quickTest !== undefined && !quickTest.test(rest)) continue
    for (const { index, 0: words } of rest.matchAll(pattern)) {
      if (kind === 'Phone number' && words.replace(/\D/g, '').length < 8) continue
      found.push({ kind, start: index, end: index + words.length })
    }
    rest = rest.replace(pattern, (words) => ' '.repeat(words.length))
  }
  return found
}
