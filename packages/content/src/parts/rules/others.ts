import type { ValidationContext } from 'sanity'
import { publishedId } from './published-id.ts'

type Row = { _id: string; value?: unknown }

/**
 * Every other document of the same type as the one being validated, with the value of one field.
 * Drafts count like published ones, so that two editors cannot each add the last item.
 */
export async function others(context: ValidationContext, field: string): Promise<Map<string, unknown>> {
  const { document } = context
  if (document === undefined) return new Map()
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' })
  const rows = await client.fetch<Row[]>(`*[_type == $type]{_id, "value": ${field}}`, {
    type: document._type,
  })
  const own = publishedId(document._id)
  const values = new Map<string, unknown>()
  for (const row of rows) {
    const id = publishedId(row._id)
    // A draft is what will be published, so its value wins over the published one.
    if (id !== own && (row._id !== id || !values.has(id))) values.set(id, row.value)
  }
  return values
}
