import type { Metadata } from 'next'
import { Deleted, DeleteFailed, DeleteForm, NothingHeld } from '../../../frame/delete-screens.tsx'
import { Notice } from '../../../frame/notice.tsx'
import { getHeld } from '../../../session/deletion.ts'

export const metadata: Metadata = { title: 'Delete my data' }
export const dynamic = 'force-dynamic'

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Where "this wasn't me" leads: shows what will go. Looking deletes nothing, only the form's POST does. */
export default async function DeletePage({ searchParams }: Props) {
  const { token, done, failed } = await searchParams
  return (
    <Notice>
      <Screen
        token={typeof token === 'string' ? token : ''}
        done={done !== undefined}
        failed={failed !== undefined}
      />
    </Notice>
  )
}

async function Screen({ token, done, failed }: { token: string; done: boolean; failed: boolean }) {
  if (done) return <Deleted />
  const held = await getHeld(token)
  if (held === 'failed' || (failed && held !== null)) return <DeleteFailed token={token} />
  return held === null ? <NothingHeld /> : <DeleteForm token={token} held={held} />
}
