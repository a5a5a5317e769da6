import 'server-only'
import { cache } from 'react'
import { draftClient } from '../content/client.ts'
import { askFresh } from '../content/read-content.ts'
import { linkIsClosed } from './link-is-closed.ts'
import type { PreviewSession } from './session-token.ts'

/** Written by the Studio's tool “Shared previews”; an id with a dot is never public. */
const query = `*[_id == "private.closedPreviews"][0]{"ids": coalesce(ids, []), before}`

const closedLinks = cache(() =>
  askFresh((signal) =>
    draftClient.fetch<{ ids: string[]; before: string | null } | null>(
      query,
      {},
      { perspective: 'raw', cache: 'no-store', signal },
    ),
  ),
)

/** Also `true` while the content lake does not answer. */
export async function isClosed(session: PreviewSession): Promise<boolean> {
  try {
    return linkIsClosed(session, await closedLinks())
  } catch {
    return true
  }
}
