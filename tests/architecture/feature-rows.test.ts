import { describe, expect, it } from 'vitest'
import { cases, namedTests, rows } from './feature-rows.ts'

const named = namedTests()
const inBrowser = named.filter(({ file }) => file.endsWith('.spec.ts'))

describe('the rows of the site', () => {
  it.each(rows)('%s has a browser test', (row) => {
    expect(inBrowser.filter((each) => each.rows.includes(row))).not.toEqual([])
  })

  it.each(cases)('%s has a test', (row) => {
    expect(named.filter((each) => each.rows.includes(row))).not.toEqual([])
  })

  it('are listed with their tests in the table beside the tests', async () => {
    const lines = [...rows, ...cases].flatMap((row) =>
      named
        .filter((each) => each.rows.includes(row))
        .map(
          ({ file, title }, index) =>
            `| ${index === 0 ? row : ''} | ${title.replaceAll('|', '\\|')} | \`${file}\` |`,
        ),
    )
    const table = ['| Row | Test | File |', '| --- | --- | --- |', ...lines].join('\n')
    await expect(`${head}\n\n${table}\n`).toMatchFileSnapshot('../site/README.md')
  })
})

const head = `# What proves which row

A test begins its title with the rows of the features list (A–E) and the test cases (T) that it proves; a title in backquotes runs once
for each of its values. \`tests/architecture/feature-rows.test.ts\` reads the titles and fails when a row has no browser test or when this
table is not what the titles say; \`vitest run --project unit tests/architecture/feature-rows.test.ts -u\` writes it anew.`
