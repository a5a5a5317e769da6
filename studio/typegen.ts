/**
 * Writes `packages/content/src/sanity.types.ts` from the schema and the queries; works without a network.
 * With `--check` it writes nothing and fails when the committed file is not what it would write. With `--watch` (a part of
 * `npm run dev`) it writes them again after each change of a schema or a query.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { watchFolder } from './watch-folder.ts'

const folder = fileURLToPath(new URL('./', import.meta.url))
const content = fileURLToPath(new URL('../packages/content/src/', import.meta.url))
const committed = join(content, 'sanity.types.ts')
const command = fileURLToPath(new URL('../node_modules/sanity/bin/sanity', import.meta.url))

function sanity(args: string[], environment: Record<string, string>) {
  const env = { ...process.env, DO_NOT_TRACK: '1', CI: '1', ...environment }
  try {
    execFileSync(process.execPath, [command, ...args], { cwd: folder, env, stdio: 'pipe', encoding: 'utf8' })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`sanity ${args.join(' ')} failed:\n${stdout}${stderr}`)
  }
}

/** Generates the types into `file`, by way of `schema.json`, which nothing else reads. */
function generate(file: string) {
  sanity(['schema', 'extract', '--force', '--path', 'schema.json'], {})
  sanity(['typegen', 'generate'], { TYPES_FILE: relative(folder, file) })
}

/** True when the committed types are what the schema and the queries give today. */
function fresh(): boolean {
  const scratch = mkdtempSync(join(tmpdir(), 'typegen-'))
  const file = join(scratch, 'sanity.types.ts')
  generate(file)
  const same = readFileSync(file, 'utf8') === readFileSync(committed, 'utf8')
  rmSync(scratch, { recursive: true })
  return same
}

/** What the types are made of. */
const source = /(\.|^)(schema|query)\.ts$/

/** Generates after each change, once for a burst of them. A broken source is told and waits for its next change. */
function keepFresh() {
  let timer: NodeJS.Timeout | undefined
  const again = () => {
    const begun = Date.now()
    try {
      generate(committed)
      console.log(`sanity.types.ts written (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
    } catch (error) {
      console.error((error as Error).message)
    }
  }
  watchFolder(content, (name) => {
    // A new folder may have its files already.
    if (name.includes('.') && !source.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(again, 200)
  })
  console.log('ready')
}

if (process.argv.includes('--watch')) keepFresh()
else if (!process.argv.includes('--check')) generate(committed)
else if (!fresh()) {
  console.error('packages/content/src/sanity.types.ts is stale. Run: npm run typegen -w @wiring/studio')
  process.exit(1)
}
