const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

export const numberWord = (count: number): string => words[count] ?? String(count)

export const plural = (count: number, noun: string): string =>
  `${numberWord(count)} ${noun}${count === 1 ? '' : 's'}`

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** “one, two and three”. */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export const percent = (share: number): string => `${Math.round(share * 100)} %`
