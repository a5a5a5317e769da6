import { type ExprNode, getIndexForKey, jsonMatch, type PathNode, parsePath } from '@sanity/json-match'
import { badRequest } from '../lake-error.ts'
import { isObject } from './lake-document.ts'

/** One place in a document: field names and places in lists, from the document down. */
export type Target = (string | number)[]

/** A path of a patch, parsed. Throws 400 for what is not the JSONMatch that Sanity documents. */
export function parsedPath(path: string): PathNode {
  let expression: ExprNode | undefined
  try {
    expression = parsePath(path)
  } catch (error) {
    throw badRequest(`The path "${path}" cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  if (expression?.type !== 'Path') throw badRequest(`"${path}" is not a path`)
  return expression
}

/**
 * The places that a path means in this document. A filter or a key that nothing has means none; a plain field that is
 * not there yet is a place too, so that it can be set.
 */
export function targetsOf(document: object, expression: PathNode): Target[] {
  const searchesEverywhere = isRecursive(expression)
  const targets = new Map<string, Target>()
  for (const { path, value } of jsonMatch(document, expression)) {
    if (searchesEverywhere && value === undefined) continue
    const target = placed(document, path)
    if (target) targets.set(JSON.stringify(target), target)
  }
  return [...targets.values()]
}

/** The value at a place; `undefined` when there is none. */
export function valueAt(document: unknown, target: Target): unknown {
  return target.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined
    return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }, document)
}

/** Keys and counts from the end become places in the lists as they are; `undefined` when a list has no such item. */
function placed(document: object, path: readonly unknown[]): Target | undefined {
  const target: Target = []
  for (const segment of path) {
    if (typeof segment === 'string') target.push(segment)
    else {
      const list = valueAt(document, target)
      const length = Array.isArray(list) ? list.length : 0
      const key = isObject(segment) ? String(segment._key) : undefined
      const index = key === undefined ? Number(segment) : getIndexForKey(list, key)
      if (index === undefined) return undefined
      target.push(index < 0 && length > 0 ? index + length : index)
    }
  }
  return target
}

function isRecursive({ recursive, base }: PathNode): boolean {
  return recursive === true || (base !== undefined && isRecursive(base))
}
