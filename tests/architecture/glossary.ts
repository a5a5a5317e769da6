import { listedFiles, read } from './source-files.ts'

const glossary = () => read('docs/glossary.md')

/** Each of them has two meanings. */
export function wordsSaidTwice(): string[] {
  const words = [...glossary().matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word.toLowerCase())
  return words.filter((word, index) => words.indexOf(word) !== index)
}

export function missingFiles(): string[] {
  const named = glossary().matchAll(/`((?:apps|packages|docs|deploy)\/[\w./-]+)`/g)
  const known = listedFiles()
  return [...named]
    .map(([, path = '']) => path)
    .filter((path) => !known.some((file) => file === path || file.startsWith(`${path}/`)))
}
