import { draftClient } from '../content/client.ts'
import { contentTag } from '../content/read-content.ts'
import { building } from '../env.ts'

/** The trash of the Studio; its documents are private. */
const deletions = `*[_type == "deletedDocument" && deletedType in $types]{
  "_type": deletedType, "_updatedAt": deletedAt
}`

/** What was deleted of these types, and when (ISO 8601). A build without a content lake knows of nothing. */
export async function readDeletions(
  types: readonly string[],
): Promise<{ _type: string; _updatedAt: string }[]> {
  const tags = types.map(contentTag)
  try {
    return await draftClient.fetch(
      deletions,
      { types },
      { perspective: 'raw', cache: 'force-cache', next: { tags, revalidate: 3_600 } },
    )
  } catch (error) {
    if (!building) throw error
    return []
  }
}
