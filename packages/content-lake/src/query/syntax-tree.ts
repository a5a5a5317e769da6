import { isObject } from '../documents/lake-document.ts'

export interface Node {
  type: string
  [field: string]: unknown
}

export function isNode(value: unknown): value is Node {
  return isObject(value) && typeof value.type === 'string'
}

/** Innermost first. */
export function rewriteNodes(node: Node, change: (node: Node) => Node): Node {
  const copy = Object.fromEntries(
    Object.entries(node).map(([field, value]) => [field, inside(value, change)]),
  )
  return change({ ...copy, type: node.type })
}

function inside(value: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(value)) return value.map((item) => inside(item, change))
  if (isNode(value)) return rewriteNodes(value, change)
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, inside(v, change)]))
  return value
}

export function* walkNodes(value: unknown): Generator<Node> {
  if (isNode(value)) yield value
  if (Array.isArray(value) || isObject(value))
    for (const inner of Object.values(value)) yield* walkNodes(inner)
}

export function constantOf(value: unknown): unknown {
  if (!isNode(value)) return undefined
  if (value.type === 'Value') return value.value
  if (value.type !== 'Array' || !Array.isArray(value.elements)) return undefined
  const items = value.elements.map((element) => (isObject(element) ? constantOf(element.value) : undefined))
  return items.includes(undefined) ? undefined : items
}
