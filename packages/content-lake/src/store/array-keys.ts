import { randomBytes } from 'node:crypto'
import { isObject } from './lake-document.ts'

/** `autoGenerateArrayKeys`. */
export function withArrayKeys<T>(value: T): T
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => {
      const keyed = withArrayKeys(item)
      return isObject(keyed) && !keyed._key ? { _key: randomBytes(6).toString('hex'), ...keyed } : keyed
    })
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withArrayKeys(inner)]))
}
