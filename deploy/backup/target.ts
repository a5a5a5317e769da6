import type { SanityClient } from '@sanity/client'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { setVariables } from '../environment.ts'
import { supabaseOfEnvironment } from '../targets/call-supabase.ts'
import { type DatabaseTarget, postgresDatabase } from '../targets/database-target.ts'
import { lakeOfEnvironment } from '../targets/lake-target.ts'
import { socketDatabase } from '../targets/socket-database.ts'

export interface BackupTarget {
  name: string
  database: DatabaseTarget
  storage: SupabaseClient
  supabaseUrl: string
  lake: SanityClient
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

/** `DATABASE_SOCKET` is that of the local stack, whose embedded database has no address. */
function databaseOfEnvironment(url: string, environment?: NodeJS.ProcessEnv): DatabaseTarget {
  const { DATABASE_URL: address, DATABASE_SOCKET: socket } = setVariables(environment)
  if (address) return postgresDatabase(address)
  if (socket) return socketDatabase(socket)
  throw new Error(`NEXT_PUBLIC_SUPABASE_URL is ${url}, so DATABASE_URL of that project is needed too.`)
}
