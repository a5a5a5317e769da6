import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../documents/lake-document.ts'

export type MendozaPatch = unknown[]

const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  setField: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
  appendString: 22,
  appendStringSlice: 23,
}

/** Fine-grained, so that history shows who changed which field. */
export function mendozaPatch(before: JsonObject | null, after: JsonObject | null): MendozaPatch {
  if (!before || !after) return [op.value, after]
  return patchObject(before, after)
}

function patchObject(before: JsonObject, after: JsonObject): MendozaPatch {
  const keys = Object.keys(before).sort()
  const removed = keys.flatMap((key, index) => (key in after ? [] : [op.deleteField, index]))
  const changed = Object.entries(after).flatMap(([key, value]) => {
    const old = before[key]
    if (isDeepStrictEqual(old, value)) return []
    const inner = key in before ? patchInside(old, value) : undefined
    if (!inner) return [op.setField, value, key]
    const open = isObject(value) ? op.pushFieldCopy : op.pushFieldBlank
    return [open, keys.indexOf(key), ...inner, op.returnIntoObjectSameKeyPop]
  })
  return [...removed, ...changed]
}

function patchInside(before: unknown, after: unknown): MendozaPatch | undefined {
  if (isObject(before) && isObject(after)) return patchObject(before, after)
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) return patchArray(before, after)
  if (typeof before === 'string' && typeof after === 'string' && after !== '')
    return patchString(before, after)
  return undefined
}

function patchArray(before: unknown[], after: unknown[]): MendozaPatch {
  const steps: MendozaPatch = []
  for (let index = 0; index < after.length; index++) {
    const item = after[index]
    const same = before.findIndex((old) => isDeepStrictEqual(old, item))
    if (same >= 0) {
      let length = 1
      while (
        index + length < after.length &&
        same + length < before.length &&
        isDeepStrictEqual(before[same + length], after[index + length])
      )
        length++
      steps.push(op.appendSlice, same, same + length)
      index += length - 1
      continue
    }
    const keyed = isObject(item) && typeof item._key === 'string' ? item : undefined
    const at = keyed ? before.findIndex((old) => isObject(old) && old._key === keyed._key) : -1
    const old = before[at]
    if (keyed && isObject(old))
      steps.push(op.pushElementCopy, at, ...patchObject(old, keyed), op.returnIntoArrayPop)
    else steps.push(op.appendValue, item)
  }
  return steps
}

/** Positions are UTF-8 bytes. */
function patchString(before: string, after: string): MendozaPatch | undefined {
  const old = Array.from(before)
  const next = Array.from(after)
  const shorter = Math.min(old.length, next.length)
  let head = 0
  while (head < shorter && old[head] === next[head]) head++
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === next.at(-1 - tail)) tail++
  if (head + tail === 0) return undefined
  const bytes = (letters: string[]) => Buffer.byteLength(letters.join(''))
  const total = bytes(old)
  const middle = next.slice(head, next.length - tail).join('')
  return [
    ...(head ? [op.appendStringSlice, 0, bytes(old.slice(0, head))] : []),
    ...(middle ? [op.appendString, middle] : []),
    ...(tail ? [op.appendStringSlice, total - bytes(old.slice(old.length - tail)), total] : []),
  ]
}
