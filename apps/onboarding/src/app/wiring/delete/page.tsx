import { readPastedSecret } from '@wiring/session/session-id'
import type { Metadata } from 'next'
import { getHeldData } from '../../../session/deletion.ts'
import { Deleted, DeleteFailed, DeleteForm, NothingHeld } from '../../../shell/delete-screens.tsx'

export const metadata: Metadata = { title: 'Delete my data' }
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Only a POST deletes: mail scanners open every link. */
export default async function DeletePage({ searchParams }: Props) {
  const { token: given, done, failed } = await searchParams
  const pasted = readPastedSecret(typeof given === 'string' ? given : '')
  const token = pasted !== null && pasted !== 'unclear' ? pasted.id : ''
  if (done !== undefined) return <Deleted />
  const held = await getHeldData({ token })
  if (held === null) return <NothingHeld />
  if (held === 'failed' || failed !== undefined)
    return <DeleteFailed retry={`/wiring/delete?token=${encodeURIComponent(token)}`} />
  return <DeleteForm action="/wiring/delete/confirm" token={token} held={held} />
}
