import 'server-only'
import { createClient } from 'next-sanity'
import { lakeConfig } from '../content/client.ts'
import { env } from '../env.ts'

export const previewClient = createClient({ ...lakeConfig, token: env.SANITY_READ_TOKEN })
