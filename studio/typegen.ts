/** `--pages` writes `generated/` only; `--check` fails when a committed file differs. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fieldNames } from '@wiring/content/former-fields'
import { pageFiles } from '@wiring/content/page-files'
import { pages } from '@wiring/content/pages'
import { unseededSections } from '@wiring/content/unseeded-sections'

const folder = fileURLToPath(new URL('./', import.meta.url))
const content = fileURLToPath(new URL('../packages/content/src/', import.meta.url))
const generated = join(content, 'generated')
const committed = join(content, 'sanity.types.ts')
/** Only ever longer: `former-fields.test.ts` asks for a migration of what leaves the schema. */
const stored = join(content, 'stored-fields.txt')
const command = fileURLToPath(new URL('../node_modules/sanity/bin/sanity', import.meta.url))

const run = promisify(execFile)

async function sanity(args: string[], environment: Record<string, string>) {
  const env = { ...process.env, DO_NOT_TRACK: '1', CI: '1', ...environment }
  try {
    await run(process.execPath, [command, ...args], { cwd: folder, env })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`sanity ${args.join(' ')} failed:\n${stdout}${stderr}`)
  }
}

/** `null`: the file should not exist. */
function stalePageFiles(): [string, string | null][] {
  const files = pageFiles(pages)
  const present = readdirSync(generated)
  const stale = Object.entries(files).filter(
    ([name, text]) => !present.includes(name) || readFileSync(join(generated, name), 'utf8') !== text,
  )
  return [...stale, ...present.filter((name) => !(name in files)).map((name): [string, null] => [name, null])]
}

function writePageFiles() {
  for (const [name, text] of stalePageFiles())
    if (text === null) rmSync(join(generated, name))
    else writeFileSync(join(generated, name), text)
}

/** Imported late: the schema follows from the page files. */
async function newFields(): Promise<string[]> {
  const { schemaTypes } = await import('@wiring/content/schema')
  const known = new Set(readFileSync(stored, 'utf8').split('\n'))
  return fieldNames(schemaTypes).filter((name) => !known.has(name))
}

async function writeStoredFields() {
  const known = readFileSync(stored, 'utf8').trim().split('\n')
  writeFileSync(stored, `${[...known, ...(await newFields())].toSorted().join('\n')}\n`)
}

async function generate(file: string) {
  await sanity(['schema', 'extract', '--force', '--path', 'schema.json'], {})
  await sanity(['typegen', 'generate'], { TYPES_FILE: relative(folder, file) })
}

async function isUpToDate(): Promise<boolean> {
  if (stalePageFiles().length > 0 || (await newFields()).length > 0) return false
  const scratch = mkdtempSync(join(tmpdir(), 'typegen-'))
  const file = join(scratch, 'sanity.types.ts')
  await generate(file)
  const same = readFileSync(file, 'utf8') === readFileSync(committed, 'utf8')
  rmSync(scratch, { recursive: true })
  return same
}

if (!process.argv.includes('--check')) for (const sentence of unseededSections(pages)) console.warn(sentence)
if (process.argv.includes('--pages')) writePageFiles()
else if (!process.argv.includes('--check')) {
  writePageFiles()
  console.info('Writing the types of the content; this takes up to a minute.')
  await writeStoredFields()
  await generate(committed)
} else if (!(await isUpToDate())) {
  console.error(
    'generated/, sanity.types.ts or stored-fields.txt of packages/content/src is stale. Run: npm run typegen -w @wiring/studio',
  )
  process.exit(1)
}
