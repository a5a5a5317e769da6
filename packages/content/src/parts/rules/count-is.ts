import type { CustomValidator } from 'sanity'
import { publishedId } from './published-id.ts'

/** Warns where a list shows when the documents of a type are not as many as the page is drawn for. */
export function countIs(type: string, count: number, noun: string): CustomValidator<unknown> {
  return async (_value, context) => {
    const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' })
    const ids = await client.fetch<string[]>(`*[_type == $type]._id`, { type })
    const found = new Set(ids.map(publishedId)).size
    return found === count ? true : `This section is drawn for ${count} ${noun}; there are ${found}.`
  }
}
