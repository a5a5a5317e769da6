import { expect, test } from 'vitest'
import { csvLines } from './csv.ts'

function read(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*?))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'the formula %j is escaped',
  (cell) => {
    expect(read(csvLines([[cell]]))).toEqual([[`'${cell}`]])
  },
)

test.each(['a,b', 'say "no"', 'two\r\nlines', 'two\nlines', '\u202Etxt.exe', '愛子', '', ' '])(
  '%j is the same after a round trip',
  (cell) => {
    expect(read(csvLines([[cell, 'end']]))).toEqual([[cell, 'end']])
  },
)

test('numbers, booleans, null, lists and objects are formatted', () => {
  expect(csvLines([[1, true, false, null, ['a', '=b'], { c: 'd,e' }]])).toBe(
    '1,true,false,,"[""a"",""=b""]","{""c"":""d,e""}"\r\n',
  )
})
