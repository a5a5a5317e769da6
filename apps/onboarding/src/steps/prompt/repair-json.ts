import { readProfile } from '@wiring/session/profile'

/** A text that no repair can be told apart from rubbish: it holds no object. */
const object = /\{[\s\S]*\}?/

/**
 * Repairs what chat AIs wrap around JSON or get wrong in it: code fences, sentences before and after, curly quotes,
 * trailing commas, comments, a missing end. Returns tidy JSON of an object, or `null` when there is none to be found.
 * The repairer is fetched on first use.
 */
export async function repairJson(text: string): Promise<string | null> {
  const candidate = object.exec(withoutProse(text))?.[0]
  if (candidate === undefined) return null
  try {
    const { jsonrepair } = await import('jsonrepair')
    const repaired = jsonrepair(candidate)
    if (readProfile(repaired).state !== 'read') return null
    return JSON.stringify(JSON.parse(repaired), null, 2)
  } catch {
    return null
  }
}

/** From the first brace to the last, if there is a last one: what stands outside is talk. */
function withoutProse(text: string): string {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start === -1) return ''
  return end > start ? text.slice(start, end + 1) : text.slice(start)
}
