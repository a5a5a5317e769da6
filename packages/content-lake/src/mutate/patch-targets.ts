import { type ExprNode, getIndexForKey, jsonMatch, type PathNode, parsePath } from '@sanity/json-match'
import { isObject } from '../documents/lake-document.ts'
import { badRequest } from '../lake-error.ts'

export type Target = (string | number)[]

/** The parser drops names in double quotes, and would set what follows at the top of the document. */
const quotedName = /\["((?:[^"\\]|\\.)*)"\]/g

export function parsePatchPath(path: string): PathNode {
  let expression: ExprNode | undefined
  try {
    expression = parsePath(
      path.replace(quotedName, (_, name: string) => `['${name.replaceAll("'", "\\'")}']`),
    )
  } catch (error) {
    throw badRequest(`The path "${path}" cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  if (expression?.type !== 'Path') throw badRequest(`"${path}" is not a path`)
  return expression
}

/** A missing plain field is a target, so that it can be set; a filter or key without a match is none. */
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

export function valueAt(document: unknown, target: Target): unknown {
  return target.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined
    return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }, document)
}

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
