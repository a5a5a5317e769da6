/** Signs that the fonts lack, and what stands for them. A list of signs shares one neighbour. */
const signs: readonly (readonly [string, string])[] = [
  ['‐‑‒⁃﹘֊־', '-'],
  ['―⸺⸻⏤', '—'],
  ['⇒⟹', '=>'],
  ['→⟶⇨➔➙➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯➱➲➳➵➸➺➻➼➽➾⭢⭆⇢⇝⇾↣↦⇉⤏⤳⟼➘➚', '->'],
  ['←⇐⟵⟸⇦⬅⭠⇠⇜⇽↢↤⇇', '<-'],
  ['⇔⟺', '<=>'],
  ['↔⟷⇄⇆⇋⇌⬌⬄↭⇿', '<->'],
  ['↗⇗⬈⇑⬆⇧⇡⇈↥⬀⭡', '↑'],
  ['↘⇘⬊⇓⬇⇩⇣⇊↧⬂⭣', '↓'],
  ['↖⇖⬉⬁', '↑'],
  ['↙⇙⬋⬃', '↓'],
  ['↕⇕⬍⇅⇵', '↑↓'],
  ['≥≧⩾⪰≽', '>='],
  ['≤≦⩽⪯≼', '<='],
  ['≫', '>>'],
  ['≪', '<<'],
  ['≠', '!='],
  ['≈≃≅∼∽≊≋≐≒', '~'],
  ['≡≣≙≜≝≔≕', '='],
  ['∓', '-/+'],
  ['∞♾', 'infinity'],
  ['√', 'root '],
  ['∆', 'Δ'],
  ['∑', 'Σ'],
  ['∏', 'Π'],
  ['∂', 'd'],
  ['∇', 'nabla '],
  ['∫', 'integral '],
  ['∅⌀', 'Ø'],
  ['∈∊', ' in '],
  ['∉', ' not in '],
  ['∧⋀', ' and '],
  ['∨⋁', ' or '],
  ['∩', ' and '],
  ['∪', ' or '],
  ['⊂⊆', ' within '],
  ['⊃⊇', ' contains '],
  ['∴', 'therefore '],
  ['∵', 'because '],
  ['∀', 'for all '],
  ['∃', 'there is '],
  ['∝', ' goes with '],
  ['⊕⨁➕', '+'],
  ['⊖➖', '−'],
  ['⊗⨂✖✕', '×'],
  ['⋅∙‧・･•⸱᛫', '·'],
  ['➗', '÷'],
  ['∣⏐│┃❘❙❚║', '|'],
  ['∥‖', '||'],
  ['∕⧸╱', '/'],
  ['∖⧵╲', '\\'],
  ['∗✱✲✳✴✶✻✽❋＊⁎⚹', '*'],
  ['─━═┄┅┈┉╌╍', '-'],
  ['┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╯╰┏┓┗┛', '+'],
  ['▪▫◾◽◦‣⦁●■◆♦▸▶►⬥⬩⚫⬛⏺', '•'],
  ['‡', '††'],
  ['‰', ' per thousand'],
  ['‱', ' per ten thousand'],
  ['※⁂', '*'],
  ['‽⸘❓❔', '?'],
  ['❗❕', '!'],
  ['‗', '_'],
  ['⌘', 'Cmd '],
  ['⌥', 'Alt '],
  ['⌃', 'Ctrl '],
  ['「『《〈【〖〝❝⸢', '“'],
  ['」』》〉】〗〞〟❞⸣', '”'],
  ['〔〘⟦', '['],
  ['〕〙⟧', ']'],
  ['⟨❬‹❮⧼', '<'],
  ['⟩❭›❯⧽', '>'],
  ['❛‛', '‘'],
  ['❜ʹ', '’'],
  ['‟', '“'],
  ['⹂', '„'],
  ['‴', '′′′'],
  ['、،‚', ','],
  ['。۔।॥', '.'],
  ['؛', ';'],
  ['؟', '?'],
  ['…⋯︙', '...'],
  ['〜～˷', '~'],
  ['‿⁀', '_'],
  ['№', 'No.'],
]

const neighbours = new Map(signs.flatMap(([from, to]) => [...from].map((sign) => [sign, to] as const)))

interface Series {
  first: number
  count: number
  value: (index: number) => string
}

const letters = (first: number): Series => ({
  first,
  count: 26,
  value: (index) => String.fromCharCode(65 + index),
})
const numbers = (first: number, count: number, from = 1): Series => ({
  first,
  count,
  value: (index) => `${from + index}`,
})

/** Without a compatibility form in Unicode: numbers and letters in black circles and squares. */
const series: readonly Series[] = [
  numbers(0x2776, 10),
  numbers(0x2780, 10),
  numbers(0x278a, 10),
  numbers(0x24eb, 10, 11),
  numbers(0x24f5, 10),
  numbers(0x24ff, 1, 0),
  letters(0x1f150),
  letters(0x1f170),
  letters(0x1f1e6),
]

function digitOf(sign: string): string | null {
  if (!/^\p{Nd}$/u.test(sign) || sign.normalize('NFKC') !== sign) return null
  let zero = sign.codePointAt(0) ?? 0
  const code = zero
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return `${code - zero}`
}

export function neighbourOf(sign: string): string | null {
  const known = neighbours.get(sign)
  if (known !== undefined) return known
  const code = sign.codePointAt(0) ?? 0
  if ([...sign].length > 1) return null
  const found = series.find(({ first, count }) => code >= first && code < first + count)
  return found?.value(code - found.first) ?? digitOf(sign)
}
