import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repositoryRoot } from '@wiring/local/settings'
import { createDeliveredMap, createDraftedMap, signerSentence } from '../desk/maps.ts'
import { mailedMapLink } from '../running-stack/inbox.ts'
import { testEnvironment } from '../running-stack/test-stack.ts'

export interface ReaderMap {
  address: string
  secret: string
  sessionId: string
  email: string
}

const secretOf = (address: string) => address.slice(-64)

/** Signed, with a link that no mail brought. */
export async function publishMap(person = 'ines'): Promise<ReaderMap> {
  const { sessionId, email, link } = await createDeliveredMap(person)
  return { address: link, secret: secretOf(link), sessionId, email }
}

/** By the command that signs on this machine. */
export async function mailMap(): Promise<ReaderMap> {
  const email = `reader-${crypto.randomUUID()}@example.com`
  const { sessionId } = await createDraftedMap('ines', 'Ines', email)
  const command = [
    'packages/local/src/supabase/sign-map.ts',
    sessionId,
    '--now',
    '--sentence',
    signerSentence,
  ]
  const environment = { ...process.env, ...testEnvironment }
  await promisify(execFile)(process.execPath, command, { cwd: repositoryRoot, env: environment })
  const address = await mailedMapLink(email)
  return { address, secret: secretOf(address), sessionId, email }
}
