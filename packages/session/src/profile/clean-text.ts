import { toStorableText } from '../text.ts'
import { withoutCitations } from './citations.ts'
import { decodeEntities } from './entities.ts'

const maybeMarked = /[&<[*_`~#>\ue200-\ue206\u3010]|oaicite|turn\d/iu
const formattingTag = /<\/?(?:b|i|u|em|strong|p|li|ul|ol|span|code|mark|small|sub|sup)(?: [^<>]{0,80})?>/gi
const lineBreak = /[ \t]{0,3}<br ?\/?>[ \t]{0,3}/gi
const link = /\[([^[\]\n]{1,200})\]\(<?(?:https?:|mailto:|www\.|#)[^\s()<>]{0,300}>?\)/gi
const strong = /(\*\*|~~|(?<![\p{L}\p{N}_])__(?=\S)|(?<=\S)__(?![\p{L}\p{N}_]))/gu
const emphasis = /(?<![\p{L}\p{N}*_`])([*_`])(?=[^\s*_`])([^*_`\n]{1,300})(?<=\S)\1(?![\p{L}\p{N}*_`])/gu
const bullet =
  /^(?:[-–—*\u2022\u2023\u25e6\u25aa\u25cf\u00b7\u27a4\u25ba\u2192\u2713\u2714\u2611>]|#{1,6})\s+/u

/** Each pass may uncover what the next removes. */
const maxPasses = 4

function cleanOnce(text: string): string {
  const plain = maybeMarked.test(text)
    ? withoutCitations(decodeEntities(text))
        .replace(lineBreak, ' ')
        .replace(formattingTag, '')
        .replace(link, '$1')
        .replace(strong, '')
        .replace(emphasis, '$2')
    : text
  return plain.trim().replace(bullet, '')
}

/** Without the marks that a chat AI leaves in its answers. */
export function cleanText(given: string): string {
  let text = toStorableText(given).trim()
  for (let pass = 0; pass < maxPasses; pass++) {
    const cleaned = cleanOnce(text)
    if (cleaned === text) break
    text = cleaned
  }
  return text
}

/** `1. `, `2) `, `3: `, where a list has that many items; "24. December" keeps its day. */
export function withoutNumber(item: string, listLength: number): string {
  const number = /^\(?(\p{Nd}{1,2})(?:[.):]\)?|-)\s+(?=\S)/u.exec(item)
  if (number === null) return item
  const digits = [...(number[1] ?? '')].map((digit) => digit.normalize('NFKC')).join('')
  const position = Number(digits)
  return position >= 1 && position <= listLength ? item.slice(number[0].length) : item
}
