import { bareAnswer } from '../security/bare-answer.ts'
import { countUnknownId } from '../session/count-unknown-id.ts'
import { tooMany } from '../session/too-many.ts'

type House = NonNullable<Parameters<typeof bareAnswer>[1]['house']>

/** Counts as a guess, like an unknown session id. */
export async function missingMap(requestHeaders: Headers, house?: House): Promise<Response> {
  const wait = await countUnknownId(requestHeaders)
  if (wait > 0) return tooMany(wait)
  return bareAnswer(404, {
    title: 'No map at this address',
    status: 'Status 404',
    heading: 'No map at this address.',
    text: 'It was deleted, its address was closed, or its time was over. Nothing of it can be read here any more.',
    links: [{ label: 'Home', address: '/' }],
    ...(house && { house }),
  })
}
