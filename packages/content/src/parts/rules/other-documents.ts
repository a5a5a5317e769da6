import type { ValidationContext } from 'sanity'
import { apiVersion } from '../../api-version.ts'
import { publishedId } from './document-ids.ts'

type Row = { _id: string; value?: unknown }

/** Reads drafts too. */
export const rawClient = (context: ValidationContext) =>
  context.getClient({ apiVersion }).withConfig({ perspective: 'raw' })

/** By published id. Drafts count, as two editors may add one each. */
export async function otherValues(context: ValidationContext, field: string): Promise<Map<string, unknown>> {
  const { document } = context
  if (document === undefined) return new Map()
  const rows = await rawClient(context).fetch<Row[]>(`*[_type == $type]{_id, "value": ${field}}`, {
    type: document._type,
  })
  const own = publishedId(document._id)
  const values = new Map<string, unknown>()
  for (const row of rows) {
    const id = publishedId(row._id)
    // A draft will replace its document.
    if (id !== own && (row._id !== id || !values.has(id))) values.set(id, row.value)
  }
  return values
}

export function unique(field: string) {
  return async (value: unknown, context: ValidationContext): Promise<true | string> => {
    if (value === undefined || value === null) return true
    const taken = [...(await otherValues(context, field)).values()].includes(value)
    return taken ? `Another one already has “${String(value)}”. Each may be used once.` : true
  }
}
