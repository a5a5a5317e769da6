import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repositoryRoot = fileURLToPath(new URL('../', import.meta.url)).replace(/\/$/, '')

/** An empty variable counts as unset: so a copied `.env.example` leaves it. */
export const setVariables = (given: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim())) as NodeJS.ProcessEnv

/** Backups, exports, and whatever a running stack keeps. */
export const dataFolder = setVariables().WIRING_DATA ?? join(repositoryRoot, '.local')

/** A path that somebody gave: npm starts a script in its workspace, and says where it was called. */
export const givenPath = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)

const schemes = { https: /^https?:\/\/[^/]/, postgresql: /^postgres(ql)?:\/\// }

/** Throws a sentence without the value, which may hold a password. */
export function requireAddress(name: string, value: string, scheme: keyof typeof schemes): string {
  const isOne = schemes[scheme].test(value) && (scheme !== 'https' || URL.canParse(value))
  if (!isOne) throw new Error(`${name} is no address: one begins with ${scheme}:// (see .env.example).`)
  return value
}
