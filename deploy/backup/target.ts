import type { SanityClient } from '@sanity/client'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { requireAddress, setVariables } from '../environment.ts'
import { supabaseOfEnvironment } from '../targets/call-supabase.ts'
import { type DatabaseTarget, DatabaseUnreachable, postgresDatabase } from '../targets/database-target.ts'
import { describeLakeError, lakeOfEnvironment } from '../targets/lake-target.ts'

export interface BackupTarget {
  name: string
  database: DatabaseTarget
  storage: SupabaseClient
  supabaseUrl: string
  lake: SanityClient
}

/** For whoever reads the log at night: which of them does not answer. */
export const describeError = (error: unknown): string =>
  error instanceof DatabaseUnreachable ? error.message : describeLakeError(error)

const notRunning: DatabaseTarget = {
  async transaction() {
    throw new Error('Supabase does not run here. Start it first: npm start (or set DATABASE_URL)')
  },
}

export function targetOfEnvironment(environment?: NodeJS.ProcessEnv): BackupTarget {
  const { url, secretKey } = supabaseOfEnvironment(environment)
  const lake = lakeOfEnvironment(environment)
  return {
    name: `${url} and ${lake.name}`,
    database: databaseOfEnvironment(url, environment),
    storage: createClient(url, secretKey),
    supabaseUrl: url,
    lake: lake.client,
  }
}

function databaseOfEnvironment(url: string, environment?: NodeJS.ProcessEnv): DatabaseTarget {
  const { DATABASE_URL: address } = setVariables(environment)
  if (address) return postgresDatabase(requireAddress('DATABASE_URL', address, 'postgresql'))
  if (new URL(url).hostname === 'localhost') return notRunning
  throw new Error(`NEXT_PUBLIC_SUPABASE_URL is ${url}, so DATABASE_URL of that project is needed too.`)
}
