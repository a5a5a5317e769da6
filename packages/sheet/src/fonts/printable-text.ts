import { graphemes } from './font-runs.ts'
import { neighbourOf } from './neighbours.ts'

export type HasGlyphs = (grapheme: string) => boolean

/** Stand for what is left out until the spaces around it are tidied. */
const ornament = '\ue000'
const foreign = '\ufffc'

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu
const neverPrinted = /[\p{Co}\p{Cn}\p{Cs}\ufffc\ufffd]/u
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u
const crossedOut = /^\p{Sm}.*(?:\u0338|\u20d2)/u
/** Of faces made of signs, as in the shrug. */
const faceParts = /(?<![\p{L}\p{M}])[ツシಠಥ](?![\p{L}\p{M}])/gu

/** Each sign of it is a grapheme, and none is ever replaced where the font has it. */
const plain = /^[ -~·–—‘’“”…]*$/u

/**
 * Only what `has` has: other signs are replaced by their neighbours or dropped as ornaments, and words in
 * letters without any neighbour by the notice, the second time by “[…]”.
 */
export function printableText(text: string, has: HasGlyphs, notice: string): string {
  // Most of a map; the long way takes a third of a PDF's time.
  if (plain.test(text) && [...new Set(text)].every(has)) return text.replace(/ {2,}/g, ' ')
  const prepared = raised(text.normalize('NFC').replace(/\s+/gu, ' ').replace(faceParts, ornament), has)
  const signs = graphemes(prepared).map((grapheme) => printableSign(grapheme, has))
  const lost = signs.filter((sign) => sign === foreign).length
  const kept = signs.filter((sign) => /\p{L}/u.test(sign)).length
  if (lost > 0 && lost >= kept) return notice
  const printed = tidied(signs.join(''), prepared)
  let said = false
  return printed.replace(new RegExp(foreign, 'gu'), () => {
    const words = said ? '[…]' : notice
    said = true
    return words
  })
}

function printableSign(grapheme: string, has: HasGlyphs): string {
  const sign = grapheme.replace(invisible, '')
  if (sign === '') return ''
  if (neverPrinted.test(sign)) return ornament
  if (has(sign)) return sign
  const known = neighbourOf(sign) ?? compatible(sign)
  const printed = known === null ? null : everySign(known, has)
  if (printed !== null) return printed
  if (emoji.test(sign)) return ornament
  return withoutMarks(sign, has) ?? byKind(sign)
}

/** `null` if one of its signs cannot be printed. */
function everySign(text: string, has: HasGlyphs): string | null {
  const signs = graphemes(text).map((sign) => printableSign(sign, has))
  return signs.some((sign) => sign === ornament || sign === foreign) ? null : signs.join('')
}

function compatible(sign: string): string | null {
  const form = sign.normalize('NFKC').replaceAll('\u2044', '/')
  return form === sign || /^ \p{M}/u.test(form) ? null : form
}

function withoutMarks(sign: string, has: HasGlyphs): string | null {
  const parts = sign.normalize('NFD')
  const base = parts.replace(/\p{M}/gu, '')
  if (base === '' || base === parts) return null
  const printed = everySign(base, has)
  return printed !== null && crossedOut.test(parts) ? `!${printed}` : printed
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^[\p{L}\p{N}]/u, foreign],
  [/^\p{M}/u, ''],
  [/^\p{Zs}/u, ' '],
  [/^\p{Pd}/u, '-'],
  [/^\p{Pc}/u, '_'],
  [/^\p{Pi}/u, '“'],
  [/^\p{Pf}/u, '”'],
  [/^\p{Ps}/u, '('],
  [/^\p{Pe}/u, ')'],
  [/^[\p{Sm}\p{Sc}]/u, '[?]'],
]

const byKind = (sign: string) => kinds.find(([kind]) => kind.test(sign))?.[1] ?? ornament

const raisedDigits = /([\p{L}\p{N})\]]?)([⁰¹²³⁴-⁹⁺-⁾ⁿⁱ]+)/gu
const loweredDigits = /(\p{Nd})([₀-₉₊-₎]+)/gu
const mixedNumbers = /(\p{Nd}) ?([⅐-⅟↉¼½¾])/gu

/** Else 10⁵ would read 105, and 2⅓ 21/3. */
function raised(text: string, has: HasGlyphs): string {
  const all = (signs: string) => [...signs].every(has)
  return text
    .replace(raisedDigits, (own, before: string, digits: string) =>
      all(digits) ? own : `${before}${before && '^'}${digits.normalize('NFKC')}`,
    )
    .replace(loweredDigits, (own, before: string, digits: string) =>
      all(digits) ? own : `${before}_${digits.normalize('NFKC')}`,
    )
    .replace(mixedNumbers, (own, before: string, fraction: string) =>
      has(fraction) ? own : `${before} ${fraction}`,
    )
}

const dropped = `(?:[ ]*${ornament})+`

/** The spaces beside what was left out, and brackets that held nothing else. */
function tidied(signs: string, text: string): string {
  const spaced = signs
    .replace(new RegExp(`[(\\[{“‘"«]${dropped}[ ]*[)\\]}”’"»]`, 'gu'), ornament)
    .replace(new RegExp(`${foreign}(?:[^\\p{L}]*${foreign})+`, 'gu'), foreign)
    .replace(new RegExp(`^${dropped}[ ]*`, 'u'), '')
    .replace(new RegExp(`${dropped}( ?)$`, 'u'), '$1')
    .replace(new RegExp(`([(\\[{“‘«¿¡])${dropped}[ ]*`, 'gu'), '$1')
    .replace(new RegExp(`[,;]?${dropped}[ ]*([.,;:!?…)\\]}”’»])`, 'gu'), '$1')
    .replace(new RegExp(`${dropped}[ ]*`, 'gu'), ' ')
    .replace(/ {2,}/g, ' ')
  const start = text.startsWith(' ') ? spaced : spaced.trimStart()
  return text.endsWith(' ') ? start : start.trimEnd()
}
