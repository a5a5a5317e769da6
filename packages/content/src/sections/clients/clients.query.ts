import type { LabPageQueryResult } from '../../sanity.types.ts'

export const clientsFragment = `clients{title, "names": coalesce(names, [])}` as const

export const clientsTypes = [] as const

export type Clients = NonNullable<NonNullable<LabPageQueryResult>['clients']>
