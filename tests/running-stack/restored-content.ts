import { expect } from '@playwright/test'
import { editorClient } from './content.ts'
import { sendWebhook } from './webhook.ts'

type Document = { _id: string; _type: string; _rev: string }

async function readContent(): Promise<Map<string, Document>> {
  const all = await editorClient().fetch<Document[]>('*')
  return new Map(
    all
      .filter(({ _type }) => !/^(sanity\.(image|file)Asset|system\.)/.test(_type))
      .map((document) => [document._id, document]),
  )
}

/** Undoes what happened to documents since `before`, and waits until every page shows it. */
async function restoreContent(before: Map<string, Document>): Promise<void> {
  const after = await readContent()
  const changed = [...before.values()].filter(({ _id, _rev }) => after.get(_id)?._rev !== _rev)
  const added = [...after.values()].filter(({ _id }) => !before.has(_id))
  if (changed.length + added.length === 0) return
  const undo = editorClient().transaction()
  for (const document of changed) undo.createOrReplace(document)
  for (const { _id } of added) undo.delete(_id)
  await undo.commit()
  const published = [...changed, ...added].filter(({ _id }) => !_id.includes('.'))
  for (const type of new Set(published.map(({ _type }) => _type))) {
    const regenerate = async () => (await (await sendWebhook(type, { wait: true })).json()).message
    await expect.poll(regenerate, { timeout: 180_000 }).toBe('Every page is new.')
  }
}

/** A fixture for tests that publish or draft. */
export const restoredContent = [
  async ({ baseURL: _ }: { baseURL: string | undefined }, use: (value: undefined) => Promise<void>) => {
    const before = await readContent()
    await use(undefined)
    await restoreContent(before)
  },
  { auto: true },
] as const
