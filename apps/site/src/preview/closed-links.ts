import 'server-only'
import { cache } from 'react'
import { draftClient } from '../content/client.ts'
import { askFresh } from '../content/read-content.ts'
import { linkIsClosed } from './link-is-closed.ts'
import type { PreviewSession } from './session-seal.ts'

/** Written by the Studio's tool “Shared previews”; an id with a dot is never public. */
const query = `*[_id == "private.closedPreviews"][0]{"ids": coalesce(ids, []), before}`

/** Asked at most once for each request. */
const closedLinks = cache(() =>
  askFresh((signal) =>
    draftClient.fetch<{ ids: string[]; before: string | null } | null>(
      query,
      {},
      { perspective: 'raw', cache: 'no-store', signal },
    ),
  ),
)

/** Whether an editor has closed the link that this visit came by; also while the content lake does not tell. */
export async function isClosed(session: PreviewSession): Promise<boolean> {
  try {
    return linkIsClosed(session, await closedLinks())
  } catch {
    return true
  }
}
