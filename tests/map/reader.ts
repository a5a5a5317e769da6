import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repositoryRoot } from '@wiring/local/settings'
import { createDraftedMap, signerSentence } from '../desk/maps.ts'
import { mailedMapLink } from '../running-stack/inbox.ts'
import { testEnvironment } from '../running-stack/test-stack.ts'

export interface ReaderMap {
  address: string
  secret: string
  sessionId: string
  email: string
}

export async function publishMap(person = 'ines'): Promise<ReaderMap> {
  const email = `reader-${crypto.randomUUID()}@example.com`
  const { sessionId } = await createDraftedMap(person, 'Ines', email)
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
  return { address, secret: address.slice(-64), sessionId, email }
}
