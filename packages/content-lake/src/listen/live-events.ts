import { isPublicId } from '../documents/document-id.ts'
import type { LakeRequest } from '../http/lake-request.ts'
import { responseSent } from '../http/routes.ts'
import { anyChangeTag, syncTagOf } from '../query/evaluate-query.ts'
import type { Commit, Lake } from '../store/lake.ts'
import { openEventStream, redirectedToOwnHost } from './event-stream.ts'
import { type MissedChange, missedChanges, newestTransaction } from './missed-changes.ts'

export function liveEvents(lake: Lake, request: LakeRequest): symbol {
  const drafts = request.url.searchParams.get('includeDrafts') === 'true' && request.caller.privileged
  if (redirectedToOwnHost(request)) return responseSent
  const sendTags = (id: string, changes: MissedChange[]) => {
    const seen = changes.filter((change) => drafts || isPublicId(change.document))
    if (seen.length === 0) return
    const tags = [...new Set([anyChangeTag, ...seen.flatMap(({ types }) => types).map(syncTagOf)])]
    stream.send('message', id, { tags })
  }
  const onCommit = ({ id, changes }: Commit) =>
    sendTags(
      id,
      changes.map((change) => ({
        document: change.id,
        types: [change.before, change.after].flatMap((document) => document?._type ?? []),
      })),
    )
  const stream = openEventStream(request, () => lake.events.off('commit', onCommit))
  lake.events.on('commit', onCommit)
  const newest = newestTransaction(lake.database)
  const lastSeen = request.incoming.headers['last-event-id']
  const missed = typeof lastSeen === 'string' ? missedChanges(lake.database, lastSeen) : []
  if (missed === 'unknown') stream.send('restart', newest, {})
  else for (const { id, changes } of missed) sendTags(id, changes)
  // Last, because the client continues from its id.
  stream.send('welcome', newest, {})
  return responseSent
}
