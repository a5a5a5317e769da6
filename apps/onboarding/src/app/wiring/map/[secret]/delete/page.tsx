import type { Metadata } from 'next'
import { getStoredData } from '../../../../../session/deletion.ts'
import { Deleted, DeleteFailed, DeleteForm, NothingStored } from '../../../../../shell/delete-screens.tsx'
import { LinkNotWhole } from '../../../../../shell/link-not-whole.tsx'

export const metadata: Metadata = { title: 'Delete my map' }
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ secret: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function DeleteMapPage({ params, searchParams }: Props) {
  const { secret } = await params
  const { done, failed } = await searchParams
  const address = `/wiring/map/${secret}`
  if (done !== undefined) return <Deleted />
  const stored = await getStoredData({ mapSecret: secret })
  if (stored === 'malformed') return <LinkNotWhole />
  if (stored === null) return <NothingStored />
  if (stored === 'failed' || failed !== undefined) return <DeleteFailed retry={`${address}/delete`} />
  return <DeleteForm action={`${address}/delete/confirm`} stored={stored} />
}
