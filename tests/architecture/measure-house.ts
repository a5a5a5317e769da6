/** `npm run measure:house`, with a commit behind `--`: figures of the house, and the lines of that commit. */
import { migratedFunctions, standingsOf } from '@wiring/local/testing/functions-in-schemas'
import { folderCircles } from './folder-circles.ts'
import { wordsSaidTwice } from './glossary.ts'
import { sharedTypeNames } from './shared-type-names.ts'
import { linesIn, read, sourceFiles } from './source-files.ts'
import { styledTemplates } from './styled-templates.ts'
import { untypedCalls } from './untyped-calls.ts'

const [commit] = process.argv.slice(2)

const print = (label: string, value: number | string, aim = '') =>
  console.log(`${label.padEnd(44)}${String(value).padStart(8)}${aim === '' ? '' : `   aim ${aim}`}`)
const list = (lines: readonly string[]) => lines.forEach((line) => void console.log(`    ${line}`))
const mean = (values: readonly number[]) =>
  values.length === 0 ? '–' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2)

const functions = standingsOf(await migratedFunctions())
const homeless = functions.filter(({ bodies, isWhole }) => bodies === 0 || !isWhole)
print('SQL functions', functions.length)
print('SQL functions in no file', homeless.length, '0')
list(homeless.map(({ name }) => name))
print('bodies per function', mean(functions.map(({ bodies }) => bodies)), '1.00')

const untyped = untypedCalls()
print('untyped calls of the database', untyped.length, '0')
list(untyped)

const templates = styledTemplates()
const rulesIn = (isThere: (file: string) => boolean) =>
  templates.filter(({ file }) => isThere(file)).map(({ classRules }) => classRules)
const isDesk = (file: string) => file.startsWith('apps/desk/')
const [desk, elsewhere] = [rulesIn(isDesk), rulesIn((file) => !isDesk(file))]
print(`class rules per styled template, desk (${desk.length})`, mean(desk), '0.50 at most')
print(`class rules per styled template, elsewhere (${elsewhere.length})`, mean(elsewhere))
const deep = templates.filter(({ deepSelectors }) => deepSelectors.length > 0)
print(
  'selectors with a class, two levels deep',
  deep.flatMap(({ deepSelectors }) => deepSelectors).length,
  '0',
)
const deepByFile = Map.groupBy(deep, ({ file }) => file)
list([...deepByFile].map(([file, all]) => `${all.flatMap((each) => each.deepSelectors).length} ${file}`))

const circles = folderCircles()
print('imports in folder circles, at any depth', circles.length, '0')
list(circles)

const shared = sharedTypeNames()
print('types of one name in two files', shared.length, '0')
list(shared)

const twice = wordsSaidTwice()
print('words of the glossary with two meanings', twice.length, '0')
list(twice)

const changes = [...read('CONTRIBUTING.md').matchAll(/^\| (a[n]? [^|]+|[^|]*wording) \| (\d+)/gm)]
print('usual changes, with the files of each', changes.length)
list(changes.map(([, change = '', files = '']) => `${files.padStart(2)} ${change}`))

const times = read('CONTRIBUTING.md').matchAll(/^\| ([^|]*`npm (?:start|test)`[^|]*?) \| ([^|]*?) \|/gm)
console.log('\nhow long, as CONTRIBUTING says')
list([...times].map(([, command = '', time = '']) => `${time.padEnd(16)}${command}`))

/** The lake's contract is a set of tests, the package of that name is not. */
const isTest = /\.(test|spec)\.tsx?$|\/(tests?|testing|bench|src\/contract)\/|^tests\//
const packageOf = (file: string) => /^(?:(?:apps|packages)\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? 'root'
const now = new Map(sourceFiles().map((file) => [file, read(file).split('\n').length - 1] as const))
const before = commit === undefined ? null : linesIn(commit)
const counted = [now, ...(before ? [before] : [])]
const sum = (lines: ReadonlyMap<string, number>, isCounted: (file: string) => boolean) =>
  [...lines].reduce((all, [file, count]) => all + (isCounted(file) ? count : 0), 0)
const columns = (cells: readonly unknown[]) => cells.map((cell) => String(cell).padStart(10)).join('')
const titles = ['src', 'tests', ...(before ? ['src then', 'tests then'] : [])]
console.log(`\n${'lines of TypeScript'.padEnd(28)}${columns(titles)}`)
const packages = [...new Set(counted.flatMap((lines) => [...lines.keys()].map(packageOf)))].toSorted()
for (const name of [...packages, 'all']) {
  const isIn = (file: string) => name === 'all' || packageOf(file) === name
  const cells = counted.flatMap((lines) => [
    sum(lines, (file) => isIn(file) && !isTest.test(file)),
    sum(lines, (file) => isIn(file) && isTest.test(file)),
  ])
  console.log(`${name.padEnd(28)}${columns(cells)}`)
}
