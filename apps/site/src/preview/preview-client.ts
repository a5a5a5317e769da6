import 'server-only'
import { createClient } from 'next-sanity'
import { lakeConfig } from '../content/client.ts'
import { env } from '../env.ts'

/** Checks preview links: it may read the secret that the Studio wrote. Next-sanity wants the client it brings along. */
export const previewClient = createClient({ ...lakeConfig, token: env.SANITY_READ_TOKEN })
