import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import { isRecord } from '@wiring/content/parts/rules/is-record.ts'
import { createDataAttribute } from 'next-sanity'

/** In place, for `editMark`: stega cannot mark numbers, pictures and empty lists. */
export function addEditAddresses(answer: unknown, studio: string): void {
  if (Array.isArray(answer)) for (const each of answer) addEditAddresses(each, studio)
  else if (isRecord(answer)) {
    const attribute = attributeOf(answer, studio)
    for (const [key, value] of Object.entries(answer)) {
      addEditAddresses(value, studio)
      if (attribute && isRecord(value) && !('_id' in value)) value._edit = attribute.scope(key)
    }
    if (attribute) answer._edit = attribute
  }
}

function attributeOf({ _id, _type }: Record<string, unknown>, studio: string) {
  if (typeof _id !== 'string' || typeof _type !== 'string') return null
  return createDataAttribute({ baseUrl: studio, id: publishedId(_id), type: _type })
}
