import { wordClasses } from '../lexicon/word-classes.ts'

export interface Step {
  kind: 'words' | 'number' | 'gap' | 'break' | 'start'
  words: ReadonlySet<string>
  isOptional: boolean
  /** Of a gap: the most words that it spans. */
  most: number
}

const noWords: ReadonlySet<string> = new Set()
const marks: Record<string, Pick<Step, 'kind' | 'most'>> = {
  '..': { kind: 'gap', most: 2 },
  '...': { kind: 'gap', most: 4 },
  ',': { kind: 'break', most: 0 },
  '^': { kind: 'start', most: 0 },
}

function wordsOfClass(name: string): ReadonlySet<string> {
  const words = wordClasses.get(name)
  if (words === undefined) throw new Error(`There is no class "${name}".`)
  return words
}

function wordsOf(part: string): ReadonlySet<string> {
  if (/^@\w+$/.test(part)) return wordsOfClass(part.slice(1))
  return new Set(
    part.split('/').flatMap((form) => (form.startsWith('@') ? [...wordsOfClass(form.slice(1))] : [form])),
  )
}

function stepOf(part: string): Step {
  const mark = marks[part]
  if (mark !== undefined) return { ...mark, words: noWords, isOptional: mark.kind !== 'start' }
  const isOptional = part.endsWith('?')
  const name = isOptional ? part.slice(0, -1) : part
  const isNumber = /(?:^|\/)#/.test(name)
  const words = wordsOf(isNumber ? name.replace('#', '@number') : name)
  return { kind: isNumber ? 'number' : 'words', words, isOptional, most: 1 }
}

/**
 * A word, "a/b", a class "@work", a number "#"; "?" after what may be missing, ".." and "..." up to two and
 * four words, "," a clause may end here, "^" a sentence begins here.
 */
export const compilePattern = (pattern: string): Step[] => pattern.split(' ').map(stepOf)
