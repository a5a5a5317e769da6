import { draftClient } from '../content/client.ts'
import { contentTag } from '../content/read-content.ts'
import { building } from '../env.ts'

/** The trash of the Studio; its documents are private. */
const deletions = `*[_type == "deletedDocument" && deletedType in $types]{
  "_type": deletedType, "_updatedAt": deletedAt
}`

let lakeAnswered = false

/** What was deleted of these types, and when (ISO 8601). Who never reached the lake knows of nothing. */
export async function readDeletions(
  types: readonly string[],
): Promise<{ _type: string; _updatedAt: string }[]> {
  if (building) return []
  const tags = types.map(contentTag)
  try {
    const known = await draftClient.fetch(
      deletions,
      { types },
      { perspective: 'raw', cache: 'force-cache', next: { tags, revalidate: 3_600 } },
    )
    lakeAnswered = true
    return known
  } catch (error) {
    // Next keeps the file that it has.
    if (lakeAnswered) throw error
    return []
  }
}
