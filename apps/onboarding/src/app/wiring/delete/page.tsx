import { readPastedSecret } from '@wiring/session/pasted-id'
import type { Metadata } from 'next'
import { getStoredData } from '../../../session/deletion.ts'
import { Deleted, DeleteFailed, DeleteForm, NothingStored } from '../../../shell/delete-screens.tsx'
import { LinkNotWhole } from '../../../shell/link-not-whole.tsx'

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
  const stored = await getStoredData({ token })
  if (stored === 'malformed') return <LinkNotWhole />
  if (stored === null) return <NothingStored />
  if (stored === 'failed' || failed !== undefined)
    return <DeleteFailed retry={`/wiring/delete?token=${encodeURIComponent(token)}`} />
  return <DeleteForm action="/wiring/delete/confirm" token={token} stored={stored} />
}
