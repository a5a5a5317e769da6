import { expect, test } from 'vitest'
import { secretList } from './secret-list.ts'

const parse = (text: string) => secretList(4).safeParse(text).data

test('one secret, or several of which the first signs', () => {
  expect(parse('only')).toEqual(['only'])
  expect(parse('newer, older')).toEqual(['newer', 'older'])
})

test.each(['', 'abc', 'good,abc', 'good,', ',good'])('%j is refused: each must be long enough', (text) =>
  expect(parse(text)).toBeUndefined(),
)
