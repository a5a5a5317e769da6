import { randomId } from '@wiring/contract/random-id'
import { fieldOf, keyName } from './form-fields.ts'

/** Back and a reload show the same form again, for the same address its answer is the same. */
const shownAgain: string[] = ['back_forward', 'reload']

/** Not in the page, which is the same for everyone. */
export function formKey(form: HTMLFormElement, name: string): string {
  const field = fieldOf(form, keyName)
  const key = field?.value || keptKey(name) || randomId()
  if (field) field.value = key
  keepKey(name, key)
  return key
}

const place = (name: string) => `wiring.form-key.${name}`

function keptKey(name: string): string | null {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!shownAgain.includes((navigation as PerformanceNavigationTiming | undefined)?.type ?? '')) return null
  try {
    return sessionStorage.getItem(place(name))
  } catch {
    return null
  }
}

function keepKey(name: string, key: string): void {
  try {
    sessionStorage.setItem(place(name), key)
  } catch {
    // The next form shown has another key.
  }
}
