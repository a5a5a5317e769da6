import 'server-only'
import { createClient } from 'next-sanity'
import { lakeConfig } from '../content/client.ts'
import { env } from '../env.ts'

/** May read the secret that the Studio wrote. next-sanity needs its own client. */
export const previewClient = createClient({ ...lakeConfig, token: env.SANITY_READ_TOKEN })
