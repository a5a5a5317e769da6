/** Character classes for patterns. What phones, word processors and other keyboards write instead of JSON's own. */
const blank = '[\\s\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff]'
export const blanks = `${blank}{0,200}`
export const fewBlanks = `${blank}{0,60}`
export const doubleQuotes = '"“”„‟«»″＂〝〞〟「」『』❝❞'
const singleQuotes = "'‘’‚‛`´＇‹›′"
export const quote = `[${doubleQuotes}${singleQuotes}]`
export const colon = '(?:[:：﹕]|=>?)'
export const comma = '[,，、،﹐;；]'
export const closer = '[}\\]｝］】]'
export const opener = '[{[｛［【]'

export const isQuote = (character: string | undefined): boolean =>
  character !== undefined && (doubleQuotes.includes(character) || singleQuotes.includes(character))

/** An exact partner, or any of the same weight: phones and people mix them. */
export function closes(open: string, character: string): boolean {
  if (open === '「') return character === '」'
  if (open === '『') return character === '』'
  if (open === '«') return character === '»'
  if (open === '»') return character === '«'
  if (doubleQuotes.includes(open))
    return isQuote(character) && !singleQuotes.replace('`', '').includes(character)
  return singleQuotes.includes(character)
}

export const sticky = (source: string) => new RegExp(source, 'uy')

export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
