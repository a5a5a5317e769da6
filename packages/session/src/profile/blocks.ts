import { matchAt, sticky } from './marks.ts'

interface Block {
  text: string
  isFenced: boolean
}

const fence =
  /(?:`{3,}|~{3,})(?:(json5?|jsonc|javascript|typescript|js|ts|python|py|text|txt|yaml|yml|markdown|md|plaintext)\b)?[ \t]*/gi
/** Bounds the time that hostile text takes. */
const maxBlocks = 60

/** A line on which an AI says that it goes on. */
const goesOn = new RegExp(
  `^[ \\t>*_(#-]{0,8}(?:${[
    'continu(?:ing|ed|e|ation|ación|ação|azione|a|o|ando)',
    "(?:here(?:'|’)?s|here is) the rest",
    'the rest|part (?:2|two)',
    'fortsetzung|weiter(?: geht)?|suite|vervolg|fortsättning|fortsættelse|devam|ciąg dalszy|продолжение|続き|继续|續|계속|تابع',
  ].join('|')})(?![\\p{L}\\p{N}])[^"“”{}[\\]\\n]{0,80}$`,
  'iu',
)

/** Text by code fences, which are no part of what they hold. */
export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let isFenced = false
  let from = 0
  const push = (to: number) => blocks.push({ text: text.slice(from, to), isFenced })
  for (const mark of text.matchAll(fence)) {
    if (blocks.length >= maxBlocks) break
    push(mark.index)
    from = mark.index + mark[0].length
    // A word opens, even where the fence before was never closed.
    isFenced = mark[1] !== undefined || !isFenced
  }
  push(text.length)
  return blocks
}

const withoutFirstLineBreak = (text: string) => text.replace(/^\r?\n/, '')
const withoutLastLineBreak = (text: string) => text.replace(/\r?\n[ \t>]{0,20}$/, '')

/** The second half may repeat the line, or the string, in which the first stopped. */
function withoutRepeated(first: string, second: string, openString: number | null): string {
  const next = second.trimStart()
  const line = first.lastIndexOf('\n') + 1
  for (const at of [line, openString ?? line]) {
    const last = first.slice(at).trim()
    if (last.length >= 3 && next.startsWith(last)) return first.slice(0, at)
  }
  return first
}

export function joinHalves(first: string, second: string, openString: number | null): string {
  const half = withoutLastLineBreak(first)
  return withoutRepeated(half, second, openString) + withoutFirstLineBreak(second)
}

const emptyLines = sticky('(?:[ \\t]*\\r?\\n){1,3}')

/** Where no fence stands between two halves. */
export function withoutGoingOn(text: string): string {
  if (!/continu|rest|part|fort|weiter|suite|vervolg|devam|dalszy|продолж|続|继续|續|계속|تابع/iu.test(text))
    return text
  let joined = ''
  let at = 0
  for (const line of text.matchAll(/^[^\n]{1,160}$/gm)) {
    if (!goesOn.test(line[0])) continue
    joined += text.slice(at, line.index).replace(/(?:\r?\n[ \t]{0,20}){1,3}$/, '')
    at = line.index + line[0].length
    at += matchAt(emptyLines, text, at)?.[0].length ?? 0
  }
  return joined + text.slice(at)
}
