/** May be removed without looking; the others are shown, for a person to decide. */
export type CertainKind = 'Email address' | 'Account number' | 'Link' | 'Handle' | 'Phone number'
type DetailKind = CertainKind | 'Possible link' | 'Possible name'

export interface PersonalDetail {
  kind: DetailKind
  /** UTF-16 offsets. */
  start: number
  end: number
}

export const isCertain = <Detail extends { kind: DetailKind }>(
  detail: Detail,
): detail is Detail & { kind: CertainKind } =>
  detail.kind !== 'Possible link' && detail.kind !== 'Possible name'

export const topLevel =
  'com|org|net|io|dev|app|co|de|at|ch|me|ai|eu|uk|fr|es|it|nl|pl|se|pt|br|jp|studio|design|art|info|xyz'

/** Dates, times and ranges look like numbers of telephones. */
const dates =
  /(?<![\p{L}\p{N}])(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[.:]\d{2} ?[-–] ?\d{1,2}[.:]\d{2}|(?:19|20)\d\d(?:[ ,/–-]{1,3}(?:19|20)\d\d)+)(?![\p{L}\p{N}])/gu

/** Most certain first. Lookbehinds keep a megabyte of "a" linear. */
const rules: readonly (readonly [CertainKind, RegExp, RegExp])[] = [
  ['Email address', /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, /@/],
  ['Link', /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s"'<>)\]]+/giu, /:\/\/|www\./i],
  [
    'Link',
    new RegExp(`(?<![\\p{L}\\p{N}.@/-])(?:[a-z0-9-]+\\.){1,4}(?:${topLevel})/[^\\s"'<>)\\]]+`, 'giu'),
    /\.\p{L}+\//u,
  ],
  [
    'Account number',
    /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu,
    /[A-Z]{2}\d\d/,
  ],
  ['Account number', /(?<![\p{L}\p{N}-])\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?![\p{L}\p{N}-])/gu, /\d{4}/],
  [
    'Handle',
    /(?<![\p{L}\p{N}@/._-])@(?!(?:home|work|office|phone|computer|errands|waiting|night|here|all|everyone|channel|media|import)(?![a-z0-9_]))[a-z0-9_](?:[a-z0-9_.]{0,28}[a-z0-9_])(?![\p{L}\p{N}@])/giu,
    /@/,
  ],
  [
    'Phone number',
    /(?<![\p{L}\p{N}#.,])(?:(?:\+|00)\d{1,3}[\s./-]?)?(?:\(0?\d{1,5}\)|\d{2,5})(?:[\s./-]{0,2}\d{2,5}){1,4}(?![\p{L}\p{N}])/gu,
    /\d\d/,
  ],
]

/** Begins like one, or is grouped like one: other numbers may be anything. */
const isPhone = (words: string) =>
  /^(?:\+|00|\(?0[1-9]|\()|^\d{3}[ .-]\d{3}[ .-]\d{4}$/.test(words) && /^\D*(?:\d\D*){8,15}$/.test(words)

const hide = (words: string) => ' '.repeat(words.length)

/** Names apart: see `detailsAndNames`. */
export function personalDetails(text: string): PersonalDetail[] {
  const found: PersonalDetail[] = []
  let rest = /\d\d/.test(text) ? text.replace(dates, hide) : text
  for (const [kind, pattern, quickTest] of rules) {
    if (!quickTest.test(rest)) continue
    rest = rest.replace(pattern, (...match) => {
      const words: string = match[0]
      const index = match.find((each) => typeof each === 'number') as number
      if (kind === 'Phone number' && !isPhone(words)) return words
      const trimmed = kind === 'Link' ? words.replace(/[.,;:!?…]+$/u, '') : words
      found.push({ kind, start: index, end: index + trimmed.length })
      return hide(words)
    })
  }
  return found
}
