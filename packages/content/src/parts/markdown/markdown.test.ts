import { expect, test } from 'vitest'
import { blocks, escaped, list, section } from './markdown.ts'

test('a text becomes one line in which nothing is markup', () => {
  expect(escaped('  two\nlines ')).toBe('two lines')
  expect(escaped('# <b>*x*</b> [y](z)')).toBe('\\# \\<b\\>\\*x\\*\\</b\\> \\[y\\](z)')
  expect(escaped(null)).toBe('')
})

test('empty texts are left out', () => {
  expect(blocks('a', '', null, false, 'b')).toBe('a\n\nb')
  expect(list(['one', '', null, 'two'])).toBe('- one\n- two')
  expect(section(2, '', 'lost with its heading')).toBe('')
})
