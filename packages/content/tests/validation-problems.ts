import { createClient } from '@sanity/client'
import { validateDocument, validateDocumentWithWorkspace, validationMarkerCodes } from '@sanity/validation'
import { evaluate, parse } from 'groq-js'
import { createSchema } from 'sanity'
import { apiVersion } from '../src/api-version.ts'
import { schemaTypes } from '../src/schema.ts'
import type { SeedDocument } from '../src/seed/seed-document.ts'
import { validationMessages } from '../src/validation-messages.ts'

export const schema = createSchema({ name: 'default', types: schemaTypes })
const i18n = { currentLocale: { id: 'en-US' }, loadNamespaces: async () => {}, t: translate }
const getDocumentExists = async () => true

function translate(key: string, values: Record<string, unknown> = {}): string {
  const words: Record<string, string> = validationMessages
  const name = key.replace(/^validation:/, '')
  const text = words[`${name}_${values.context}`] ?? words[name] ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]))
}

/** What the Studio reports, and fields that the schema lacks; one line each. */
export async function validationProblems(document: SeedDocument, others: SeedDocument[]): Promise<string[]> {
  const shown = await shownMarkers(document, others)
  const { markers } = await validateDocument({ document: whole(document), schema, getDocumentExists })
  const unknown = markers.filter(({ code }) => code === validationMarkerCodes.objectUnknownField)
  return [...shown, ...unknown].map(
    ({ level, path, message }) => `${level} ${path.map(String).join('.')}: ${message}`,
  )
}

/** What the Studio reports, with the path of each. */
export async function shownMarkers(document: SeedDocument, others: SeedDocument[] = []) {
  const stored = whole(document)
  const client = clientOf([...others.filter(({ _id }) => _id !== document._id), stored])
  const workspace = { schema, i18n, getClient: () => client } as never
  return validateDocumentWithWorkspace({
    document: stored,
    workspace,
    environment: 'studio',
    getDocumentExists,
  })
}

function whole(document: SeedDocument) {
  const stamp = '2026-11-21T00:00:00Z'
  return { _createdAt: stamp, _updatedAt: stamp, _rev: 'test', ...document }
}

function clientOf(documents: SeedDocument[]) {
  const client = createClient({ projectId: 'test', dataset: 'test', apiVersion, useCdn: false })
  const fetch = async (query: string, params: Record<string, unknown> = {}) =>
    (await evaluate(parse(query, { params }), { dataset: documents, params })).get()
  return Object.assign(client, { fetch, withConfig: () => clientOf(documents) })
}
