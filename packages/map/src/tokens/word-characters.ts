// Not `Intl.Segmenter`: it changes with the ICU version.
const wordCharacter = /[\p{L}\p{M}\p{N}_]/u
const asciiWord = Uint8Array.from({ length: 128 }, (_, code) =>
  wordCharacter.test(String.fromCharCode(code)) ? 1 : 0,
)
const space = 0x20
const apostrophe = 0x27

function characterUnits(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < 128) return asciiWord[code] ?? 0
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  return at < text.length && wordCharacter.test(character) ? character.length : 0
}

/** UTF-16 units of the character at `at`; 0 if it does not belong to the word. */
export function wordUnits(text: string, from: number, at: number): number {
  if (at >= text.length) return 0
  const code = text.charCodeAt(at)
  if (code < 128 && asciiWord[code] === 1) return 1
  if (code === space) return 0
  const isInside = code === apostrophe && at > from && characterUnits(text, at + 1) > 0
  return isInside ? 1 : characterUnits(text, at)
}
