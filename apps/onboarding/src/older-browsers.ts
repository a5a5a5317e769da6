/**
 * What the wizard's code takes for granted, and browsers lack that Next.js builds for: iPhones with iOS 16,
 * Firefox of extended support. `tests/architecture/older-browsers.test.ts` names what else would be missing.
 */
function add(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

add(Map, 'groupBy', <Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index)
    index += 1
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
})

/** Marks, joined emoji and flags stay whole; conjuncts of India and Hangul in parts do not. */
const grapheme = /\r\n|\p{RI}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u200C]|\u200D\p{Extended_Pictographic}?)*/gsu

add(
  Intl,
  'Segmenter',
  class {
    segment(text: string) {
      return Array.from(text.matchAll(grapheme), ({ 0: segment, index }) => ({ segment, index, input: text }))
    }
  },
)

add(Array.prototype, 'toSorted', function (this: unknown[], compare?: (a: unknown, b: unknown) => number) {
  return [...this].sort(compare)
})

add(Array.prototype, 'toReversed', function (this: unknown[]) {
  return [...this].reverse()
})

add(Array.prototype, 'with', function (this: unknown[], index: number, value: unknown) {
  return Object.assign([...this], { [index < 0 ? this.length + index : index]: value })
})

add(String.prototype, 'toWellFormed', function (this: string) {
  return this.replace(/\p{Surrogate}/gu, '\ufffd')
})

add(String.prototype, 'isWellFormed', function (this: string) {
  return !/\p{Surrogate}/u.test(this)
})
