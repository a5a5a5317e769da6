import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'

/** In place, for `editMark`: stega cannot mark numbers, pictures and empty lists. */
export function addEditAddresses(answer: unknown, studio: string): void {
  if (Array.isArray(answer)) for (const each of answer) addEditAddresses(each, studio)
  else if (isRecord(answer)) {
    const address = editAddressOf(answer, studio)
    for (const [key, value] of Object.entries(answer)) {
      addEditAddresses(value, studio)
      if (address && isRecord(value) && !('_id' in value)) value._edit = `${address}${key}`
    }
    if (address) answer._edit = address
  }
}

function editAddressOf({ _id, _type }: Record<string, unknown>, studio: string) {
  if (typeof _id !== 'string' || typeof _type !== 'string') return null
  return `id=${publishedId(_id)};type=${_type};base=${encodeURIComponent(studio)};path=`
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
