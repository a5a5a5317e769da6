import type { CustomValidator } from 'sanity'
import { isDue } from '../schedule/due.ts'
import { type CountedType, expectedCounts } from './expected-counts.ts'

const shown = `count(*[_type == $type && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && (${isDue})])`

/** Warns when a type has not the number of published documents that its page is drawn for. */
export function expectedCount(type: CountedType): CustomValidator<unknown> {
  const [count, noun] = expectedCounts[type]
  return async (_value, context) => {
    const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' })
    const found = await client.fetch<number>(shown, { type })
    return found === count ? true : `This section is drawn for ${count} ${noun}; there are ${found}.`
  }
}
