import { labServiceDocuments, labServiceTypes } from '../../documents/lab-service/lab-service.query.ts'
import type { LabPageQueryResult } from '../../sanity.types.ts'

export const labServicesFragment =
  `labServices{label, title, text, "services": ${labServiceDocuments}}` as const

export const labServicesTypes = labServiceTypes

export type LabServices = NonNullable<NonNullable<LabPageQueryResult>['labServices']>
