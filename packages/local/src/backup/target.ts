import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { lakeOfEnvironment } from '../content-transfer/lake-target.ts'
import { dataFolder, localSecrets, ports } from '../settings.ts'
import { runningDatabase } from './database-socket.ts'
import { type DatabaseTarget, postgresDatabase } from './database-target.ts'

export interface BackupTarget {
  /** For messages. */
  name: string
  database: DatabaseTarget
  storage: SupabaseClient
  /** Without a trailing slash. */
  supabaseUrl: string
  lake: SanityClient
}

/**
 * Hosted when `NEXT_PUBLIC_SUPABASE_URL` is set (with `DATABASE_URL` and `SUPABASE_SECRET_KEY`), else the
 * local stack; content as in `lakeOfEnvironment`.
 */
export function targetOfEnvironment(environment: NodeJS.ProcessEnv = process.env): BackupTarget {
  const { NEXT_PUBLIC_SUPABASE_URL: hosted, DATABASE_URL: url } = environment
  if (hosted && !(url && environment.SUPABASE_SECRET_KEY))
    throw new Error(
      `NEXT_PUBLIC_SUPABASE_URL is ${hosted}, so DATABASE_URL and SUPABASE_SECRET_KEY ` +
        'of that project are needed too.',
    )
  const supabaseUrl = hosted?.replace(/\/+$/, '') ?? `http://localhost:${ports(environment).supabase}`
  const secretKey = hosted ? environment.SUPABASE_SECRET_KEY : localSecrets().supabaseSecretKey
  const lake = lakeOfEnvironment(environment)
  return {
    name: `${supabaseUrl} and ${lake.name}`,
    database: url ? postgresDatabase(url) : runningDatabase(join(dataFolder, 'supabase')),
    storage: createClient(supabaseUrl, secretKey ?? ''),
    supabaseUrl,
    lake: lake.client,
  }
}
