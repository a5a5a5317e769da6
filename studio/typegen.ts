/**
 * Writes `generated/` and `sanity.types.ts` of `packages/content/src` without a network. `--check` fails when
 * a committed file differs. `--watch` (part of `npm run dev`) writes after each change; a query alone leaves
 * the schema, which saves three quarters of the time.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pageFiles } from '@wiring/content/page-files'
import { watch } from 'chokidar'

const folder = fileURLToPath(new URL('./', import.meta.url))
const content = fileURLToPath(new URL('../packages/content/src/', import.meta.url))
const committed = join(content, 'sanity.types.ts')
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

const generated = join(content, 'generated')

/** The files of `generated/` that differ from what they should be (`null`: should not be), by name. */
async function stalePageFiles(): Promise<[string, string | null][]> {
  // Not from the module cache: a process that watches reads it after each change.
  const { pages } = await import(`../packages/content/src/pages.ts?${Date.now()}`)
  const files = pageFiles(pages)
  mkdirSync(generated, { recursive: true })
  const surplus = readdirSync(generated).filter((name) => !(name in files))
  const isStale = ([name, text]: [string, string]) =>
    !existsSync(join(generated, name)) || readFileSync(join(generated, name), 'utf8') !== text
  return [...Object.entries(files).filter(isStale), ...surplus.map((name): [string, null] => [name, null])]
}

async function writePageFiles() {
  for (const [name, text] of await stalePageFiles())
    if (text === null) rmSync(join(generated, name))
    else writeFileSync(join(generated, name), text)
}

const schema = 'schema.json'

/** By way of the extracted schema. */
async function generate(file: string, { schemaChanged = true } = {}) {
  if (schemaChanged || !existsSync(join(folder, schema)))
    await sanity(['schema', 'extract', '--force', '--path', schema], {})
  await sanity(['typegen', 'generate'], { TYPES_FILE: relative(folder, file) })
}

async function fresh(): Promise<boolean> {
  if ((await stalePageFiles()).length > 0) return false
  const scratch = mkdtempSync(join(tmpdir(), 'typegen-'))
  const file = join(scratch, 'sanity.types.ts')
  await generate(file)
  const same = readFileSync(file, 'utf8') === readFileSync(committed, 'utf8')
  rmSync(scratch, { recursive: true })
  return same
}

const source = /(\.|[\\/]|^)(schema|query|pages)\.ts$/

/** Once for a burst of changes. A broken source is reported and waits for its next change. */
function keepFresh() {
  let timer: NodeJS.Timeout | undefined
  let schemaChanged = false
  let working: Promise<void> = Promise.resolve()
  const again = async () => {
    const begun = Date.now()
    const change = { schemaChanged }
    schemaChanged = false
    console.log(`types: working on a changed ${change.schemaChanged ? 'schema' : 'query'} …`)
    try {
      await writePageFiles()
      await generate(committed, change)
      console.log(`types: sanity.types.ts written (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
    } catch (error) {
      schemaChanged ||= change.schemaChanged
      console.error((error as Error).message)
    }
  }
  const sources = watch(content, {
    ignoreInitial: true,
    ignored: (path, stats) =>
      path === generated || (stats?.isFile() === true && !source.test(basename(path))),
  })
  sources.on('all', (_event, path) => {
    if (!source.test(path)) return
    if (!path.endsWith('query.ts')) schemaChanged = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      working = working.then(again)
    }, 200)
  })
  sources.once('ready', () => console.log('ready'))
}

if (process.argv.includes('--watch')) keepFresh()
else if (!process.argv.includes('--check')) {
  await writePageFiles()
  await generate(committed)
} else if (!(await fresh())) {
  console.error(
    'generated/ or sanity.types.ts of packages/content/src is stale. Run: npm run typegen -w @wiring/studio',
  )
  process.exit(1)
}
