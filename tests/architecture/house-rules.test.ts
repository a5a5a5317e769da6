import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { missingFiles, wordsSaidTwice } from './glossary.ts'
import { importsOf, relativeImports } from './imports.ts'
import { sharedTypeNames } from './shared-type-names.ts'
import { listedFiles, read, sourceFiles } from './source-files.ts'

const files = sourceFiles()
const self = 'tests/architecture/house-rules.test.ts'

describe('house rules', () => {
  test('no file is longer than 250 lines', () => {
    expect(files.filter((file) => read(file).split('\n').length > 251)).toEqual([])
  })

  test('89 files in 100 are under 120 lines', () => {
    // Words and people, one a file.
    const data =
      'src/lexicon fixtures/personas bench/judged-claims tests/precision/answer-sets tests/strangers'
    const folders = data.split(' ').map((folder) => `packages/map/${folder}/`)
    const code = files.filter((file) => !folders.some((folder) => file.startsWith(folder)))
    const long = code.filter((file) => read(file).split('\n').length > 121)
    expect(long.length / code.length).toBeLessThan(0.11)
  })

  test('no file of a dozen lines has one file that imports it', () => {
    const users = new Map<string, Set<string>>()
    for (const file of files)
      for (const target of [...relativeImports(file), ...importsByName(file)])
        users.set(target, (users.get(target) ?? new Set()).add(file))
    // Next, the registry of sections, the tool of migrations and what the browser loads later ask for a file.
    const isAskedFor = (file: string) =>
      /\/app\/|\/generated\/|^studio\/migrations\/|\/sections\/[^/]+\/[^/]+\.schema\.ts$|^packages\/ui\/src\/motion\/slide\.ts$|\/session-not-found-toast\.ts$/.test(
        file,
      ) || read(file).startsWith("'use client'")
    const isTest = /\.(test|spec)\.tsx?$|\/(tests|testing|bench|fixtures)\/|^tests\//
    const short = files.filter(
      (file) => !isTest.test(file) && !isAskedFor(file) && read(file).split('\n').length <= 13,
    )
    expect(short.length).toBeGreaterThan(30)
    expect(short.filter((file) => users.get(file)?.size === 1)).toEqual([])
  })

  test('the glossary says each word once, and names files that are there', () => {
    expect(wordsSaidTwice()).toEqual([])
    expect(missingFiles()).toEqual([])
  })

  test('a type has a name of its own', () => {
    expect(sharedTypeNames()).toEqual([])
  })

  test('Deno.env is read in env.ts, the local stack and tests only', () => {
    const allowed = /(^|\/)env\.ts$|^packages\/local\/|^supabase\/tests\//
    expect(
      files.filter((file) => file !== self && !allowed.test(file) && /Deno\.env/.test(read(file))),
    ).toEqual([])
  })

  test('no line of a comment is longer than 110 characters', () => {
    const isComment = (line: string) => /^\s*(\/\/|\{?\/\*|\*|--|#)/.test(line)
    const long = [...files, ...listedFiles('*.sql', '*.psql', '*.conf', '.env.example')].flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => line.length > 110 && isComment(line))
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

  test('no error of the compiler is silenced', () => {
    const silenced = /@ts-(ignore|nocheck|expect-error)/
    expect(files.filter((file) => file !== self && silenced.test(read(file)))).toEqual([])
  })

  test('browser tests that run beside others stop no service and publish nothing', () => {
    const parallel = files.filter((file) =>
      /^tests\/(journeys|map|desk|wizard|site)\/(?!.*\.alone\.spec\.ts$).*\.spec\.ts$/.test(file),
    )
    expect(parallel.length).toBeGreaterThan(30)
    const forbidden = /\b(sendControlCommand|editorClient|sendWebhook)\b|\/(publishing|restored-content)\.ts/
    expect(parallel.filter((file) => forbidden.test(read(file)))).toEqual([])
  })

  test('a test waits for the thing itself, or says in pauses.ts why it cannot', () => {
    const pauses = /\.waitForTimeout\(|(?<!\.)setTimeout\(\w+, |setTimeout.* from '(node:)?timers\/promises'/
    const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file !== self)
    // The site of the webhook takes its time, and a driver's patience is no pause.
    const slowSites = /^packages\/content-lake\/src\/webhook\/webhook\.integration\.test\.ts$/
    expect(tests.filter((file) => !slowSites.test(file) && pauses.test(read(file)))).toEqual([])
  })
})

/** Paths from the root of what a file takes from another workspace by the name of a package. */
function importsByName(file: string): string[] {
  return importsOf(file).flatMap((request) => {
    const [, name = '', path = ''] = /^@wiring\/([\w-]+)\/(.+)$/.exec(request) ?? []
    if (name === '') return []
    const folder = ['studio', 'deploy', 'supabase'].includes(name) ? name : `packages/${name}`
    return exportsOf(folder).flatMap(([from, to]) => {
      const [before = '', after = ''] = from.slice(2).split('*')
      if (!from.includes('*')) return before === path ? [join(folder, to)] : []
      const isOf = path.startsWith(before) && path.endsWith(after)
      return isOf
        ? [join(folder, to.replace('*', path.slice(before.length, path.length - after.length)))]
        : []
    })
  })
}

const exportsByFolder = new Map<string, [string, string][]>()

function exportsOf(folder: string): [string, string][] {
  const found = exportsByFolder.get(folder)
  if (found !== undefined) return found
  const { exports = {} } = JSON.parse(read(`${folder}/package.json`)) as { exports?: Record<string, string> }
  const entries = Object.entries(exports)
  exportsByFolder.set(folder, entries)
  return entries
}
