import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** For Postgres's own programs: on a command line others would read the password. */
function connectionVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)) || 'postgres',
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGAPPNAME: 'tracework',
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

export function startProgram(
  url: string,
  program: string,
  parameters: readonly string[],
  stdout: 'pipe' | 'inherit',
): ChildProcess {
  const options: SpawnOptions = {
    stdio: ['ignore', stdout, 'pipe'],
    env: { ...process.env, LC_ALL: 'C', ...connectionVariables(url) },
  }
  return spawn(program, parameters, options)
}

/** Throws what it said last, unless it ends well. */
export async function endOf(program: string, child: ChildProcess): Promise<void> {
  const said = child.stderr === null ? '' : text(child.stderr)
  const [code, signal] = await once(child, 'exit').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new Error(`${program} is missing (Debian: postgresql-client, of the version of the database).`)
      : error
  })
  const last = (await said).trim().split('\n').at(-1)
  if (code !== 0) throw new Error(last || `${program} ended with ${signal ?? code}`)
}

/** Of this version, as Debian lays them, or any that are found. */
export function serverProgram(version: string): string {
  const debian = `/usr/lib/postgresql/${version}/bin/postgres`
  if (existsSync(debian)) return debian
  try {
    const said = execFileSync('postgres', ['--version'], { encoding: 'utf8' })
    if (said.includes(` ${version}.`)) return 'postgres'
  } catch {
    // There is none.
  }
  throw new Error(`The log is of Postgres ${version}, which is missing (Debian: postgresql-${version}).`)
}
