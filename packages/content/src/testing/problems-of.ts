import { validateDocument } from '@sanity/validation'
import { createSchema } from 'sanity'
import { schemaTypes } from '../schema.ts'
import type { SeedDocument } from '../seed/seed-document.ts'
import { lakeOf } from './lake-of.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

/** What the Studio would say about a document beside `others`: one line a problem, errors and warnings alike. */
export async function problemsOf(document: SeedDocument, others: SeedDocument[]): Promise<string[]> {
  const beside = others.filter(({ _id }) => _id !== document._id)
  const stamp = '2026-11-21T00:00:00Z'
  const whole = { _createdAt: stamp, _updatedAt: stamp, _rev: 'test', ...document }
  const { markers } = await validateDocument({
    document: whole,
    schema,
    client: lakeOf([...beside, whole]) as never,
    getDocumentExists: async () => true,
  })
  return markers.map(({ level, path, message }) => `${level} ${path.map(String).join('.')}: ${message}`)
}
