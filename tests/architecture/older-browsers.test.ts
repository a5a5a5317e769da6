import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { exportedFiles } from './exported-files.ts'
import { loadedImportsOf } from './imports.ts'
import { read, sourceFiles } from './source-files.ts'

/**
 * Younger than the browsers that Next.js builds for (Chrome 111, Firefox 111, Safari 16.4), so a page that
 * takes one breaks there, without a word. `URL.canParse` comes with Next.js.
 */
const younger: readonly RegExp[] = [
  /\b(?:Map|Object)\.groupBy\b/,
  /\bIntl\.(?:Segmenter|DurationFormat)\b/,
  /\.(?:toSorted|toReversed|toSpliced|with)\(/,
  /\.(?:to|is)WellFormed\(/,
  /\bArray\.fromAsync\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /(?<!\bz)\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /\bIterator\.from\b|(?<!\bObject)\.(?:values|keys|entries|matchAll)\([^()]*\)\s*\.(?:map|filter|flatMap|some|every|find|reduce|take|drop|toArray|forEach)\(/,
  /\bAbortSignal\.any\b|\bURL\.parse\(|\bRegExp\.escape\b|\bMath\.sumPrecise\b/,
  /\.(?:toBase64|toHex|setFromBase64)\(|\bUint8Array\.from(?:Base64|Hex)\b/,
  /\.checkVisibility\(|\.moveBefore\(|\.setHTML(?:Unsafe)?\(|\bscheduler\.(?:yield|postTask)\b/,
]

const sources = sourceFiles().filter((file) => !/\.test\.tsx?$/.test(file))
const known = new Set(sources)
const exported = exportedFiles()

const importedBy = (file: string) =>
  loadedImportsOf(file)
    .flatMap((request) =>
      request.startsWith('.') ? join(dirname(file), request) : (exported.get(request) ?? []),
    )
    .filter((target) => known.has(target))

/** What a browser loads of an app. */
function reachedFrom(entries: readonly string[]): string[] {
  const reached = new Set(entries)
  for (const file of reached) for (const target of importedBy(file)) reached.add(target)
  return [...reached]
}

const clientFiles = (folders: RegExp) =>
  sources.filter(
    (file) =>
      folders.test(file) &&
      (/^'use client'/m.test(read(file)) || /\/instrumentation-client\.ts$|\.worker\.ts$/.test(file)),
  )

const filler = 'apps/onboarding/src/older-browsers.ts'

/** Not in a worker, which has globals of its own. */
const filled = [/groupBy/, /Segmenter/, /^\.(?:toSorted|toReversed|with)\($/, /WellFormed/]

function youngerIn(file: string): string[] {
  const code = read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return younger.flatMap((pattern) => code.match(new RegExp(pattern, 'g')) ?? [])
}

const problemsOf = (entries: readonly string[], known: readonly RegExp[] = []) =>
  reachedFrom(entries)
    .filter((file) => file !== filler)
    .flatMap((file) => youngerIn(file).map((name) => ({ file, name })))
    .filter(({ name }) => !known.some((pattern) => pattern.test(name)))
    .map(({ file, name }) => `${file}: ${name}`)

test('what a visitor’s browser loads needs nothing that an older one lacks', () => {
  const entries = clientFiles(/^(apps\/site|packages\/ui)\/src\//)
  expect(entries.length).toBeGreaterThan(15)
  expect(problemsOf(entries)).toEqual([])
})

test('what the wizard and a map load needs nothing that an older browser lacks and older-browsers.ts does not add', () => {
  const entries = clientFiles(/^(apps\/onboarding|packages\/(ui|sheet))\/src\//)
  const reached = reachedFrom(entries)
  expect(reached).toContain(filler)
  expect(reached).toContain('packages/session/src/profile/records.ts')
  expect(reached.length).toBeGreaterThan(150)
  expect(problemsOf(entries, filled)).toEqual([])
})

test('the worker that prepares pictures needs nothing that an older browser lacks', () => {
  expect(problemsOf(['apps/onboarding/src/steps/visuals/prepare/prepare.worker.ts'])).toEqual([])
})
