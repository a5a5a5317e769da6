import { isPublicId } from '../documents/document-id.ts'
import type { JsonObject, LakeDocument } from '../documents/lake-document.ts'
import { groqParams, type LakeRequest } from '../http/lake-request.ts'
import { type Route, responseSent } from '../http/routes.ts'
import { LakeError } from '../lake-error.ts'
import { compileFilter } from '../query/evaluate-query.ts'
import { type View, viewOf } from '../query/view.ts'
import type { Commit, CommittedChange, Lake } from '../store/lake.ts'
import { openEventStream, redirectedToOwnHost } from './event-stream.ts'
import { liveEvents } from './live-events.ts'
import { mutationEvent, type Transition } from './mutation-event.ts'

export function listenRoutes(lake: Lake): Route[] {
  return [
    { method: 'GET', path: 'data/listen/:dataset', handle: (request) => listen(lake, request) },
    { method: 'GET', path: 'data/live/events/:dataset', handle: (request) => liveEvents(lake, request) },
  ]
}

function listen(lake: Lake, request: LakeRequest): symbol {
  const search = request.url.searchParams
  const query = search.get('query') ?? '*'
  const params = groqParams(search)
  if (redirectedToOwnHost(request)) return responseSent
  const filter = filterOrError(query, params)
  if (filter instanceof LakeError) {
    openEventStream(request, () => {}).end('channelError', filter.body)
    return responseSent
  }
  const allVersions = search.has('includeAllVersions')
    ? search.get('includeAllVersions') === 'true'
    : request.apiVersion.replace(/^v/, '') < '2025-02-19'
  const visible = (id: string) => (request.caller.privileged && allVersions) || isPublicId(id)
  // Without the token a filter must not follow references into drafts.
  const targets = () =>
    request.caller.privileged ? lake.documents.byId : viewOf(lake.documents, ['published'], false).targets
  const options = {
    includeResult: search.get('includeResult') === 'true',
    includePreviousRevision: search.get('includePreviousRevision') === 'true',
    includeMutations: search.get('includeMutations') !== 'false',
    includeEffects: search.get('effectFormat') === 'mendoza',
  }
  const onCommit = (commit: Commit) => {
    const events = commit.changes.flatMap((change) => {
      const transition = visible(change.id) && transitionOf(filter, targets, change)
      return transition ? [{ change, transition }] : []
    })
    for (const [index, { change, transition }] of events.entries()) {
      const event = mutationEvent(
        commit,
        change,
        { current: index + 1, total: events.length },
        transition,
        options,
      )
      stream.send('mutation', event.eventId, event)
    }
  }
  const stream = openEventStream(request, () => lake.events.off('commit', onCommit))
  lake.events.on('commit', onCommit)
  stream.send('welcome', undefined, { listenerName: 'local' })
  return responseSent
}

type Filter = (view: View) => unknown

/** Errors go into the stream, because an EventSource cannot read an error response. */
function filterOrError(query: string, params: JsonObject): Filter | LakeError {
  try {
    const filter = compileFilter(query, params)
    filter({ all: [], targets: new Map() })
    return filter
  } catch (error) {
    if (error instanceof LakeError) return error
    throw error
  }
}

function transitionOf(
  filter: Filter,
  targets: () => View['targets'],
  { before, after }: CommittedChange,
): Transition | undefined {
  const matches = (document: LakeDocument | null) => {
    const result = document && filter({ all: [document], targets: targets() })
    return Array.isArray(result) ? result.length > 0 : result !== null && result !== false
  }
  const [was, is] = [matches(before), matches(after)]
  if (was && is) return 'update'
  return is ? 'appear' : was ? 'disappear' : undefined
}
