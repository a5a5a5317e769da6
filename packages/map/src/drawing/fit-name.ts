/** In em, rather too wide. */
function estimatedWidth(grapheme: string): number {
  const letter = grapheme.normalize('NFD').at(0) ?? ''
  if (/[iljI.,:;'’|! ]/.test(letter)) return 0.29
  if (/[ftrJ()-]/.test(letter)) return 0.4
  if (/[mwMW@%]/.test(letter)) return 0.95
  if (/[a-z0-9]/.test(letter)) return 0.58
  if (/[A-Z]/.test(letter)) return 0.7
  if (/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(letter)) return 0.95
  return 1.3
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function fitName(name: string, size: number, slot: number): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f])\p{M}+/gu, '$1')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim()
  const graphemes = [...segmenter.segment(plain)].map(({ segment }) => segment)
  let room = slot / size
  if (graphemes.reduce((sum, each) => sum + estimatedWidth(each), 0) <= room) return plain
  room -= 0.8
  const kept: string[] = []
  for (const grapheme of graphemes) {
    room -= estimatedWidth(grapheme)
    if (room < 0) break
    kept.push(grapheme)
  }
  return `${kept.join('').trimEnd()}…`
}
