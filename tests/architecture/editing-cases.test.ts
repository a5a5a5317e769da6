import { expect, it } from 'vitest'
import { read } from './source-files.ts'

const rows = read('tests/studio/README.md')
  .split('\n')
  .filter((line) => /^\| [A-Z]/.test(line))
const proofs = rows.flatMap((row) =>
  [...row.matchAll(/`([^`]+\.ts)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title })),
)

it('every case about editing names its tests', () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => !/`[^`]+\.ts` “/.test(row))).toEqual([])
  const cases = rows.map((row) => row.split('|')[1]).join()
  // T82 is a number that the list of cases leaves out.
  for (const number of [81, 83, 84, 85, 86, 87, 88, 89]) expect(cases).toContain(`T${number}`)
})

it.each(proofs)('$file has “$title”', ({ file, title }) => {
  expect(read(file)).toContain(title)
})
