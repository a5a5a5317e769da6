/**
 * Writes `packages/content/src/sanity.types.ts` from the schema and the queries; works without a network.
 * With `--check` it writes nothing and fails when the committed file is not what it would write.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('./', import.meta.url))
const committed = fileURLToPath(new URL('../packages/content/src/sanity.types.ts', import.meta.url))

function sanity(args: string[], environment: Record<string, string>) {
  const env = { ...process.env, DO_NOT_TRACK: '1', CI: '1', ...environment }
  try {
    execFileSync('sanity', args, { cwd: folder, env, stdio: 'pipe', encoding: 'utf8' })
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

if (!process.argv.includes('--check')) generate(committed)
else if (!fresh()) {
  console.error('packages/content/src/sanity.types.ts is stale. Run: npm run typegen -w @wiring/studio')
  process.exit(1)
}
