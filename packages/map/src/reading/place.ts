import { type Words, wordAt } from './words.ts'

/** Which of the texts, and UTF-16 offsets into it as given. */
export interface Place {
  text: number
  start: number
  end: number
}

export function placeOf(words: Words, from: number, to: number): Place {
  const text = words.textNumbers[from] ?? 0
  const start = words.starts[from] ?? 0
  const end = (words.starts[to - 1] ?? 0) + wordAt(words, to - 1).length
  const places = words.texts[text]?.places ?? null
  if (places === null) return { text, start, end }
  return { text, start: places.starts[start] ?? 0, end: places.ends[end - 1] ?? 0 }
}
