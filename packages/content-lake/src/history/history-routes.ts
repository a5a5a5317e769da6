import { requirePrivileged } from '../http/caller.ts'
import { type Route, responseSent } from '../http/routes.ts'
import type { Lake } from '../store/lake.ts'
import { documentEvents } from './document-events.ts'
import { History } from './history.ts'

export function historyRoutes(lake: Lake): Route[] {
  const history = new History(lake.database)
  return [
    {
      method: 'GET',
      path: 'data/history/:dataset/documents/:ids',
      handle: ({ caller, url }, _dataset, ids = '') => {
        requirePrivileged(caller)
        const revision = url.searchParams.get('revision')
        const time = url.searchParams.get('time') ?? new Date().toISOString()
        const last = url.searchParams.get('lastRevision') === 'true'
        const documents = ids.split(',').flatMap((id) => {
          if (last) return history.lastRevision(id) ?? []
          return (revision ? history.atRevision(id, revision) : history.atTime(id, time)) ?? []
        })
        return { documents }
      },
    },
    {
      method: 'GET',
      path: 'data/history/:dataset/transactions/:ids',
      handle: ({ caller, response, url }, _dataset, ids = '') => {
        requirePrivileged(caller)
        const search = url.searchParams
        const transactions = history.transactions(ids.split(','), {
          fromTransaction: search.get('fromTransaction') ?? undefined,
          toTransaction: search.get('toTransaction') ?? undefined,
          reverse: search.get('reverse') === 'true',
          excludeContent: search.get('excludeContent') === 'true',
          limit: Math.min(Number(search.get('limit') ?? 100) || 100, 1000),
        })
        response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' })
        response.end(transactions.map((transaction) => `${JSON.stringify(transaction)}\n`).join(''))
        return responseSent
      },
    },
    {
      method: 'GET',
      path: 'data/history/:dataset/events/documents/:id',
      handle: ({ caller, url }, _dataset, id = '') => {
        requirePrivileged(caller)
        const limit = Math.min(Number(url.searchParams.get('limit') ?? 100) || 100, 1000)
        const skipped = Number(url.searchParams.get('nextCursor') ?? 0) || 0
        const events = documentEvents(lake.database, id)
        const end = skipped + limit
        const nextCursor = end < events.length ? String(end) : ''
        return { events: { [id]: events.slice(skipped, end) }, nextCursor }
      },
    },
  ]
}
