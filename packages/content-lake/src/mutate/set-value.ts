import { isObject, type JsonObject } from '../documents/lake-document.ts'
import { badRequest } from '../lake-error.ts'
import { type Target, valueAt } from './patch-targets.ts'

export function setValue(document: JsonObject, target: Target, value: unknown): void {
  const refuse = (reason: string) => badRequest(`Cannot set "${target.join('.')}": ${reason}`)
  const last = target.at(-1)
  if (last === undefined) throw refuse('a document is replaced by createOrReplace')
  let place: unknown = document
  for (const [depth, step] of target.entries()) {
    const isLast = depth === target.length - 1
    if (Array.isArray(place)) {
      if (typeof step !== 'number') throw refuse('a list has no fields')
      if (step < 0 || step > place.length || (step === place.length && !isLast)) return
      if (isLast) place[step] = structuredClone(value)
      else {
        if (place[step] === null) place[step] = {}
        place = place[step]
      }
    } else if (isObject(place) && typeof step === 'string') {
      if (isLast) place[step] = structuredClone(value)
      else {
        if (place[step] === undefined || place[step] === null) {
          if (typeof target[depth + 1] === 'number') throw refuse('there is no list')
          place[step] = {}
        }
        place = place[step]
      }
    } else throw refuse(typeof step === 'number' ? 'there is no list' : 'the value there is no object')
  }
}

/** Last items first, so that other indices stay valid. */
export function unsetValues(document: JsonObject, targets: Target[]): void {
  const byPlace = targets.toSorted((a, b) => Number(b.at(-1)) - Number(a.at(-1)) || 0)
  for (const target of byPlace) {
    const parent = valueAt(document, target.slice(0, -1))
    const last = target.at(-1)
    if (Array.isArray(parent) && typeof last === 'number') {
      if (last >= 0 && last < parent.length) parent.splice(last, 1)
    } else if (isObject(parent) && last !== undefined) delete parent[last]
  }
}
