import { list, section } from '../../parts/markdown/markdown.ts'
import type { LabPageQueryResult } from '../../sanity.types.ts'

export const clientsFragment = `clients{title, "names": coalesce(names, [])}` as const

export const clientsTypes = [] as const

export type Clients = NonNullable<NonNullable<LabPageQueryResult>['clients']>

export const clientsMarkdown = (clients: Clients) => section(2, clients.title, list(clients.names))
