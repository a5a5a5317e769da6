import { escaped, list, section } from '../../parts/markdown/markdown.ts'
import type { LabPageQueryResult } from '../../sanity.types.ts'

const labServiceDocuments = `*[_type == "labService"] | order(orderRank asc){
  _id, _type, title, summary, description, "includes": coalesce(includes, []), color
}`

export const labServicesFragment =
  `labServices{label, title, text, "services": ${labServiceDocuments}}` as const

export const labServicesTypes = ['labService'] as const

export type LabServices = NonNullable<NonNullable<LabPageQueryResult>['labServices']>

export const labServicesMarkdown = (labServices: LabServices) =>
  section(
    2,
    labServices.title,
    escaped(labServices.text),
    ...labServices.services.map((service) =>
      section(
        3,
        service.title,
        escaped(service.summary),
        escaped(service.description),
        list(service.includes),
      ),
    ),
  )
