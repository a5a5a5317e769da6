import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { lakeOfEnvironment } from '../content-transfer/lake-target.ts'
import { dataFolder, setVariables } from '../settings.ts'
import { supabaseOfEnvironment } from '../supabase/call-supabase.ts'
import { runningDatabase } from '../supabase/database-socket.ts'
import { type DatabaseTarget, postgresDatabase } from '../supabase/database-target.ts'

export interface BackupTarget {
  name: string
  database: DatabaseTarget
  storage: SupabaseClient
  supabaseUrl: string
  lake: SanityClient
}

export function targetOfEnvironment(environment?: NodeJS.ProcessEnv): BackupTarget {
  const { hosted, url, secretKey } = supabaseOfEnvironment(environment)
  const databaseUrl = setVariables(environment).DATABASE_URL
  if (hosted && !databaseUrl)
    throw new Error(`NEXT_PUBLIC_SUPABASE_URL is ${url}, so DATABASE_URL of that project is needed too.`)
  const lake = lakeOfEnvironment(environment)
  return {
    name: `${url} and ${lake.name}`,
    database: databaseUrl ? postgresDatabase(databaseUrl) : runningDatabase(join(dataFolder, 'supabase')),
    storage: createClient(url, secretKey),
    supabaseUrl: url,
    lake: lake.client,
  }
}
