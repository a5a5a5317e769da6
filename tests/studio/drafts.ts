import { editorClient } from '../running-stack/content.ts'

export async function createDraft(id: string, change: Record<string, unknown> = {}): Promise<void> {
  const lake = editorClient()
  const published = await lake.getDocument(id)
  if (!published) throw new Error(`There is no ${id}.`)
  await lake.createOrReplace({ ...published, _id: `drafts.${id}` })
  await lake.patch(`drafts.${id}`).set(change).commit()
}
