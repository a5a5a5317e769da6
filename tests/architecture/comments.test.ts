import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

const most = 180

const commentWords = (file: string, source: string) =>
  parseSync(file, source).comments.flatMap(({ value }) => value.match(/[\p{L}\d][\p{L}\d'’_./-]*/gu) ?? [])
    .length

test(`comments have at most ${most} words per 1,000 lines`, () => {
  const files = sourceFiles().map((file) => {
    const source = read(file)
    return { file, lines: source.split('\n').length, words: commentWords(file, source) }
  })
  const sum = (key: 'lines' | 'words') => files.reduce((total, each) => total + each[key], 0)
  const wordiest = files.toSorted((a, b) => b.words - a.words).slice(0, 10)
  expect(
    Math.round((1_000 * sum('words')) / sum('lines')),
    `Say only why, in one clause. The most: ${wordiest.map(({ file, words }) => `${file} ${words}`).join(', ')}`,
  ).toBeLessThanOrEqual(most)
})
