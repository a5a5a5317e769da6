/** What phones and other keyboards write instead of JSON's own. */
const blank = '[\\s\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff]'
export const blanks = `${blank}{0,200}`
export const fewBlanks = `${blank}{0,60}`
const doubleQuotes = '"“”„\u201f«»\u2033\uff02\u301d\u301e\u301f\u300c\u300d\u300e\u300f\u275d\u275e'
const singleQuotes = "'‘’\u201a\u201b`\u00b4\uff07\u2039\u203a\u2032"
export const quote = `[${doubleQuotes}${singleQuotes}]`
export const colon = '(?:[:\uff1a\ufe55]|=>?)'
export const comma = '[,\uff0c\u3001\u060c\ufe50;\uff1b]'
export const closer = '[}\\]\uff5d\uff3d\u3011]'
export const opener = '[{[\uff5b\uff3b\u3010]'

export const isQuote = (character: string | undefined): boolean =>
  character !== undefined && (doubleQuotes.includes(character) || singleQuotes.includes(character))

/** An exact partner, or any of the same weight: phones and people mix them. */
export function closes(open: string, character: string): boolean {
  if (open === '\u300c') return character === '\u300d'
  if (open === '\u300e') return character === '\u300f'
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
