import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostedBasics, migrationFiles } from '../migrations.ts'
import { freePort } from './free-port.ts'

const programs = process.env.POSTGRES_BIN || '/usr/lib/postgresql/15/bin'

export function plainPostgresMissing(): string | null {
  if (!existsSync(join(programs, 'initdb'))) return `no Postgres in ${programs} (set POSTGRES_BIN)`
  return null
}

export function pgTapMissing(): string | null {
  if (plainPostgresMissing() !== null) return plainPostgresMissing()
  if (spawnSync('pg_prove', ['--version']).status === 0) return null
  return 'no pg_prove (Debian: postgresql-15-pgtap)'
}

export interface PostgresDatabase {
  url: string
  environment: NodeJS.ProcessEnv
  run(sql: string): string
  stop(): void
}

export interface PlainPostgres extends PostgresDatabase {
  crash(): void
  resume(): void
}

type Server = Pick<PostgresDatabase, 'environment'>

export const createDatabase = ({ environment }: Server, name: string, template = 'template0') =>
  execFileSync(join(programs, 'createdb'), ['--template', template, name], { env: environment })

export const dropDatabase = ({ environment }: Server, name: string) =>
  execFileSync(join(programs, 'dropdb'), ['--force', name], { env: environment })

export function runSql(environment: NodeJS.ProcessEnv, sql: string): string {
  const psql = spawnSync('psql', ['-q', '-X', '-A', '-t', '-1', '-v', 'ON_ERROR_STOP=1'], {
    input: sql,
    env: environment,
    encoding: 'utf8',
  })
  if (psql.status !== 0) throw new Error(psql.stderr)
  return psql.stdout.trim()
}

/** Postgres refuses to run as root. */
function asUser(command: string[]): void {
  const root = process.getuid?.() === 0
  const [program = '', ...rest] = root ? ['runuser', '-u', 'postgres', '--', ...command] : command
  execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
}

export async function startPlainPostgres(): Promise<PlainPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'wiring-postgres-'))
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, id('-u'), id('-g'))
    chownSync(passwordFile, id('-u'), id('-g'))
  }
  chmodSync(folder, 0o700)
  const [data, port] = [join(folder, 'data'), await freePort()]
  asUser([
    join(programs, 'initdb'),
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    // As hosted ones have it, whatever the machine's locale is.
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    `--pwfile=${passwordFile}`,
  ])
  const options = `-c listen_addresses=127.0.0.1 -p ${port} -c unix_socket_directories= -c fsync=off -c shared_buffers=256MB -c max_wal_size=4GB`
  const control = join(programs, 'pg_ctl')
  const resume = () => asUser([control, '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'])
  const crash = () => asUser([control, '-D', data, '-m', 'immediate', 'stop'])
  resume()
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    PATH: process.env.PATH ?? '',
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGUSER: 'postgres',
    PGPASSWORD: password,
    PGDATABASE: 'postgres',
    PGOPTIONS: '--client-min-messages=warning',
  }
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    environment,
    run: (sql) => runSql(environment, sql),
    crash,
    resume,
    stop() {
      crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Each file in a transaction of its own. */
export const runInTurn = (postgres: PostgresDatabase, scripts: string[]) =>
  postgres.run(scripts.join('\n;commit; begin;\n'))

export const migratePlainPostgres = (postgres: PostgresDatabase) =>
  runInTurn(postgres, [hostedBasics(), ...migrationFiles().map(({ sql }) => sql)])
