import { env } from '../env.ts'

/**
 * Where this very instance answers: behind a balancer the public address may reach another one, and this one would keep
 * its old pages. A host without ports of its own (Vercel) has one cache for all instances.
 */
export const ownAddress = (): string =>
  env.PORT === undefined ? env.SITE_URL : `http://127.0.0.1:${env.PORT}`
