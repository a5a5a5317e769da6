import { describe, expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

const files = sourceFiles()
const self = 'tests/architecture/house-rules.test.ts'

describe('house rules', () => {
  test('no file is longer than 250 lines', () => {
    expect(files.filter((file) => read(file).split('\n').length > 251)).toEqual([])
  })

  test('nine files in ten are under 120 lines', () => {
    // Word lists and invented people are data.
    const code = files.filter(
      (file) => !/^packages\/map\/(src\/(lexicon|personas)|tests\/precision\/answer-sets)\//.test(file),
    )
    const long = code.filter((file) => read(file).split('\n').length > 121)
    expect(long.length / code.length).toBeLessThan(0.1)
  })

  test('process.env is read in env.ts, configurations, the local stack and tests only', () => {
    // sanity.cli.ts configures the CLI; typegen.ts passes it the whole environment.
    const free =
      /(^|\/)env\.ts$|\.config\.(ts|mts|mjs)$|^studio\/(sanity\.cli|typegen)\.ts$|^packages\/(local|content-lake\/src\/contract|content\/src\/testing)\/|^(supabase\/)?tests\//
    const readers = files.filter((file) => !free.test(file) && /process\.env|Deno\.env/.test(read(file)))
    expect(readers).toEqual([])
  })

  test('no line of a comment is longer than 110 characters', () => {
    const long = files.flatMap((file) =>
      read(file)
        .split('\n')
        .filter(
          (line) => line.length > 110 && /^\s*(\/\/|\/\*|\*)/.test(line) && !line.includes('biome-ignore'),
        )
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(long).toEqual([])
  })

  test('no comment or title refers to a document that is not here', () => {
    const elsewhere = /\bspecification\b|§\s?\d/i
    expect(files.filter((file) => file !== self && elsewhere.test(read(file)))).toEqual([])
  })

  test('no component of the site has words of its own for a field that editors fill', () => {
    const components = files.filter(
      (file) => /^(packages\/content|apps\/site)\/src\/.*\.tsx$/.test(file) && !file.includes('.test.'),
    )
    expect(components.filter((file) => /\?\? '[^']+ [^']+'/.test(read(file)))).toEqual([])
  })

  test('every folder is named for a concept', () => {
    const vague = /(^|\/)(utils?|lib|helpers?|types|common|misc)(\/|\.tsx?$)/
    expect(files.filter((file) => vague.test(file))).toEqual([])
  })

  test('nothing is silenced', () => {
    const silenced = /@ts-(ignore|nocheck|expect-error)|eslint-disable|\bas any[),;.\]\n]|: any\b|<any>/
    expect(files.filter((file) => file !== self && silenced.test(read(file)))).toEqual([])
  })

  const besideOthers = files.filter((file) =>
    /^tests\/(journeys|wizard|site)\/(?!.*\.alone\.spec\.ts$).*\.spec\.ts$/.test(file),
  )

  test.each(besideOthers)('%s, which runs beside others, stops no service and publishes nothing', (file) => {
    expect(read(file)).not.toMatch(/\b(askStack|editorClient|sendWebhook)\b|\/publishing\.ts/)
  })
})
