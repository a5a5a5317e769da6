import { expect, test } from 'vitest'
import { csvLines } from './csv.ts'

/** As a spreadsheet of another locale: what stands behind a closing quote belongs to the cell. */
function read(text: string, separator = ','): string[][] {
  const rows: string[][] = [['']]
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const row = rows.at(-1) ?? []
    const sign = text[at] ?? ''
    const cell = row.at(-1) ?? ''
    if (quoted && sign === '"' && text[at + 1] === '"') at += 1
    else if (sign === '"' && (quoted || cell === '')) {
      quoted = !quoted
      continue
    } else if (!quoted && sign === separator) {
      row.push('')
      continue
    } else if (!quoted && /[\r\n]/.test(sign)) {
      if (text[at + 1] !== '\n') rows.push([''])
      continue
    }
    row[row.length - 1] = cell + sign
  }
  return rows.slice(0, -1)
}

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1+1'])(
  'the formula %j is escaped',
  (cell) => {
    expect(read(csvLines([[cell]]))).toEqual([[`'${cell}`]])
  },
)

const hidden = [
  `x;=1+cmd|' /C calc'!A0`,
  `x;=1+cmd|' /C calc'!A0;`,
  'x\t=1+1\ty',
  'x|+1|',
  'x;"=1+1";',
  'x; @SUM(1)',
  'x\n=1+1',
  'x\r\n-1\r\n',
  'x;＝1+1',
]
test.each(hidden)('no separator of any locale makes a formula of a part of %j', (cell) => {
  const written = csvLines([
    [cell, 'between', cell, { answer: cell }],
    ['first', [cell], cell, 'last'],
  ])
  for (const separator of [',', ';', '\t', '|'])
    expect(
      read(written, separator)
        .flat()
        .filter((each) => /^[\s"']*[=+\-@＝＋－＠]/.test(each) && !/^[\s"]*'/.test(each)),
    ).toEqual([])
})

test.each(['a,b', 'say "no"', 'two\r\nlines', 'two\nlines', '\u202Etxt.exe', '愛子', '', ' ', 'a; b', '1;2'])(
  '%j is the same after a round trip',
  (cell) => {
    expect(read(csvLines([[cell, 'end']]))).toEqual([[cell, 'end']])
  },
)

test('every cell is quoted; numbers, booleans, null, lists and objects are formatted', () => {
  expect(csvLines([[1, true, false, null, '', ['a', '=b'], { c: 'd,e' }]])).toBe(
    '"1","true","false","","","[""a"",""=b""]","{""c"":""d,e""}"\r\n',
  )
})
