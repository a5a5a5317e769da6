import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { SecretList } from '@wiring/contract/secret-list'
import { env } from '../env.ts'
import { verifySession } from './session-token.ts'

export const sessionCookie = 'preview-session'
export const bypassCookie = '__prerender_bypass'

/** With this one Next would make a page again. */
const revalidateHeader = 'x-prerender-revalidate'

/** Of the build; each has its own. Whoever reads the build knows it. */
export async function buildsDraftId(): Promise<string> {
  const file = join(process.cwd(), env.NEXT_DIST_DIR, 'server/preview-props.json')
  return JSON.parse(await readFile(file, 'utf8')).previewModeId
}

/**
 * Turns on Next's draft mode for those whose session we signed, whichever build they began with, and for
 * nobody else: so sessions outlive a release, and what stands in a build opens nothing.
 */
export function admitDrafts(
  { headers }: Pick<IncomingMessage, 'headers'>,
  id: string,
  keys: SecretList,
): void {
  delete headers[revalidateHeader]
  if (!headers.cookie?.includes(bypassCookie)) return
  const cookies = headers.cookie.split(';').map((cookie) => cookie.trim())
  const others = cookies.filter((cookie) => !cookie.startsWith(`${bypassCookie}=`))
  const session = others
    .find((cookie) => cookie.startsWith(`${sessionCookie}=`))
    ?.slice(sessionCookie.length + 1)
  const admitted = verifySession(session, keys, Date.now()) !== null
  headers.cookie = [...others, ...(admitted ? [`${bypassCookie}=${id}`] : [])].join('; ')
}
