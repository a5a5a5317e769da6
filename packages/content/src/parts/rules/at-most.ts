import type { CustomValidator, SanityDocument } from 'sanity'
import { others } from './others.ts'

/** Stops a document that would be one too many of its type; `noun` is its plural. */
export function atMost(count: number, noun: string): CustomValidator<SanityDocument | undefined> {
  return async (_document, context) => {
    const existing = (await others(context, '_id')).size
    if (existing < count) return true
    return `The site has room for ${count} ${noun} and ${existing} exist already. Change one of them, or delete one first.`
  }
}
