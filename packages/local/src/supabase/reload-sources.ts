import { readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { applyMissing, migrationFiles } from '@wiring/deploy/migrations'
import { watch } from 'chokidar'
import { repositoryRoot } from '../settings.ts'
import type { Database } from './database.ts'
import type { FunctionGateway } from './functions/function-gateway.ts'

const packages = ['packages/contract/src', 'packages/session/src', 'packages/map/src']

const pause = 200

export function reloadSources(
  functions: Pick<FunctionGateway, 'restart' | 'start'>,
  database: Pick<Database, 'runner' | 'connection'>,
  root = repositoryRoot,
): () => Promise<void> {
  const folder = join(root, 'supabase/functions')
  const migrationsFolder = join(root, 'supabase/migrations')
  const sources = watch([folder, ...packages.map((path) => join(root, path)), migrationsFolder], {
    ignoreInitial: true,
    ignored: (path, stats) => stats?.isFile() === true && !/(?<!\.test)\.(ts|tsx|sql|json)$/.test(path),
  })
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  const reload = async () => {
    const paths = [...changed]
    changed.clear()
    const migrations = paths.filter((path) => path.endsWith('.sql'))
    if (migrations.length > 0) await applyMigrations(database, migrationsFolder, migrations)
    const code = paths.filter((path) => !path.endsWith('.sql'))
    if (code.length === 0) return
    const affects = code.map((path) => functionOf(relative(folder, path)))
    const restarted = await functions.restart((name) =>
      affects.some((only) => only === undefined || only === name),
    )
    const files = code.map((path) => relative(root, path)).join(', ')
    console.log(
      `functions: ${files} changed; ${restarted.length > 0 ? `started anew: ${restarted.join(', ')}` : 'none of them runs'}`,
    )
    await Promise.allSettled(restarted.map((name) => functions.start(name))).then((outcomes) => {
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') console.error(`functions: ${outcome.reason.message}`)
    })
  }
  sources.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return
    if (path.endsWith('.sql') && (event === 'unlink' || readFileSync(path, 'utf8').trim() === '')) return
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      working = working.then(reload)
    }, pause)
  })
  return async () => {
    clearTimeout(timer)
    await sources.close()
    await working
  }
}

function functionOf(path: string): string | undefined {
  const [first = ''] = path.split(sep)
  return first.startsWith('_') || first.startsWith('.') || first === path ? undefined : first
}

async function applyMigrations(
  { runner, connection }: Pick<Database, 'runner' | 'connection'>,
  folder: string,
  paths: string[],
): Promise<void> {
  try {
    // An editor creates a file before it writes it.
    const written = migrationFiles(folder).filter(({ sql }) => sql.trim() !== '')
    const applied = await applyMissing(runner, written)
    // Else the API would not know new tables and functions.
    if (applied.length > 0) await connection.clearSchemaCache()
    for (const name of applied) console.log(`migrations: ${name} is applied`)
    for (const name of paths.map((path) => basename(path)).filter((name) => !applied.includes(name)))
      console.log(
        `migrations: ${name} is in the database already, so its change does nothing. Put the change into a new file; or begin anew: stop this, npm run reset, npm run dev.`,
      )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`migrations: nothing is changed, the new file fails: ${reason}. Mend it and save it again.`)
  }
}
