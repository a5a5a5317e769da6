import { join } from 'node:path'
import { type DatabaseTarget, postgresDatabase } from '@wiring/deploy/database-target'
import { isAlive } from '../../bin/processes.mjs'
import { dataFolder, setVariables } from '../settings.ts'
import { clusterFolder } from './database.ts'
import { readPassword } from './postgres/password.ts'
import { readPidFile, urlOf } from './postgres/pid-file.ts'
import { exactTypes } from './shims/node-postgres.ts'

/** `folder` is the one of Supabase in the data folder of a stack; `null` when its server does not run. */
export function runningUrl(folder: string): string | null {
  const server = readPidFile(join(clusterFolder(folder), 'data'))
  if (server === null || !isAlive(server.pid)) return null
  return urlOf(server, readPassword(clusterFolder(folder)))
}

export function runningDatabase(folder: string): DatabaseTarget {
  return {
    async transaction(work) {
      const url = runningUrl(folder)
      if (url === null) throw new Error('Supabase does not run here. Start it first: npm start')
      return postgresDatabase(url, exactTypes).transaction(work)
    },
  }
}

export function databaseOfEnvironment(environment?: NodeJS.ProcessEnv): DatabaseTarget {
  const { DATABASE_URL: url } = setVariables(environment)
  const folder = join(dataFolder, 'supabase')
  return url === undefined ? runningDatabase(folder) : postgresDatabase(url, exactTypes)
}
