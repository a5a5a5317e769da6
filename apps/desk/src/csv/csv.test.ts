import { expect, test } from 'vitest'
import { csvLines } from './csv.ts'

function read(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (quoted) {
      if (letter === '"' && text[at + 1] === '"') at += 1
      else if (letter === '"') {
        quoted = false
        continue
      }
      cell += letter
    } else if (letter === '"' && cell === '') quoted = true
    else if (letter === ',') row = [...row, cell]
    else if (letter === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      at += 1
    } else cell += letter
    if (letter === ',' && !quoted) cell = ''
  }
  return rows
}

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  '%j is text in a spreadsheet',
  (cell) => {
    expect(read(csvLines([[cell]]))).toEqual([[`'${cell}`]])
  },
)

test.each(['a,b', 'say "no"', 'two\r\nlines', 'two\nlines', '\u202Etxt.exe', '愛子', '', ' '])(
  '%j is read back as it was',
  (cell) => {
    expect(read(csvLines([[cell, 'end']]))).toEqual([[cell, 'end']])
  },
)

test('numbers, booleans, nothing and lists', () => {
  expect(csvLines([[1, true, false, null, ['a', '=b'], { c: 'd,e' }]])).toBe(
    '1,true,false,,"[""a"",""=b""]","{""c"":""d,e""}"\r\n',
  )
})
