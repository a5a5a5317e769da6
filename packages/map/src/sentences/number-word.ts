const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** "three", and "13" from thirteen on. */
export function numberWord(count: number, capital = false): string {
  const word = words[count] ?? String(count)
  return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberWord(count)} ${count === 1 ? one : many}`
