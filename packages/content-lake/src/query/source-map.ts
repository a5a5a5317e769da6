import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../documents/lake-document.ts'
import { evaluateQuery } from './evaluate-query.ts'
import { markedView, markStart, originOf, type PathSegment, removeMarks } from './marked-documents.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { isNode, type Node, rewriteNodes } from './syntax-tree.ts'
import type { View } from './view.ts'

export interface ContentSourceMap {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >
}

/**
 * groq-js tracks no origins, so the query runs again on marked texts. If that result differs without its
 * marks, the map is empty, so that nothing is clickable in the wrong place.
 */
export async function contentSourceMap(
  view: View,
  query: ParsedQuery,
  params: JsonObject,
  result: unknown,
): Promise<ContentSourceMap> {
  const map: ContentSourceMap = { documents: [], paths: [], mappings: {} }
  const tree = rewriteNodes(query.tree, readThroughMarks)
  const { result: answer } = await evaluateQuery(markedView(view), { ...query, tree }, params)
  const plain = JSON.parse(JSON.stringify(removeMarks(answer) ?? null))
  if (!isDeepStrictEqual(plain, JSON.parse(JSON.stringify(result ?? null)))) return map
  collect(answer, [], map)
  return map
}

function collect(value: unknown, path: (string | number)[], map: ContentSourceMap): void {
  if (typeof value === 'string') {
    const origin = originOf(value)
    if (!origin) return
    const document = positionOf(
      map.documents,
      { _id: origin.id, _type: origin.type },
      (one) => one._id === origin.id,
    )
    const source = jsonPath(origin.path)
    const at = positionOf(map.paths, source, (one) => one === source)
    map.mappings[jsonPath(path)] = { type: 'value', source: { type: 'documentValue', document, path: at } }
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries()) collect(item, [...path, index], map)
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) collect(inner, [...path, key], map)
}

function positionOf<T>(list: T[], item: T, matches: (one: T) => boolean): number {
  const known = list.findIndex(matches)
  return known >= 0 ? known : list.push(item) - 1
}

const escapes: Record<string, string> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

function jsonPath(path: PathSegment[]): string {
  const escaped = (text: string) => text.replace(/[\f\n\r\t'\\]/g, (letter) => escapes[letter] ?? letter)
  const steps = path.map((segment) => {
    if (typeof segment === 'number') return `[${segment}]`
    return typeof segment === 'string' ? `['${escaped(segment)}']` : `[?(@._key=='${escaped(segment._key)}')]`
  })
  return `$${steps.join('')}`
}

/** Functions that return or join their arguments: marks may stay. */
const transparent = new Set([
  'coalesce',
  'defined',
  'count',
  'references',
  'compact',
  'unique',
  'join',
  'text',
  'boost',
])

function readThroughMarks(node: Node): Node {
  switch (node.type) {
    case 'OpCall': {
      const right = node.op === 'in' ? listWithoutMarks(node.right) : withoutMark(node.right)
      return { ...node, left: withoutMark(node.left), right }
    }
    case 'FuncCall':
      if (node.namespace === 'diff' && Array.isArray(node.args))
        return { ...node, args: [...node.args.slice(0, 2).map(withoutMark), ...node.args.slice(2)] }
      if (transparent.has(String(node.name)) || !Array.isArray(node.args)) return node
      return { ...node, args: node.args.map(withoutMark) }
    case 'PipeFuncCall':
      if (node.name !== 'order' || !Array.isArray(node.args)) return node
      return { ...node, args: node.args.map(orderWithoutMarks) }
    default:
      return node
  }
}

function orderWithoutMarks(node: unknown): unknown {
  if (!isNode(node) || (node.type !== 'Asc' && node.type !== 'Desc')) return withoutMark(node)
  return { ...node, base: withoutMark(node.base) }
}

function listWithoutMarks(node: unknown): unknown {
  if (!isNode(node) || node.type === 'Value' || node.type === 'FuncCall') return node
  return { type: 'Map', base: { type: 'ArrayCoerce', base: node }, expr: withoutMark({ type: 'This' }) }
}

function withoutMark(node: unknown): unknown {
  if (
    !isNode(node) ||
    node.type === 'Value' ||
    (node.type === 'AccessAttribute' && String(node.name).startsWith('_'))
  )
    return node
  const mark = { type: 'Value', value: markStart }
  const split = { type: 'FuncCall', namespace: 'string', name: 'split', args: [node, mark] }
  const first = { type: 'AccessElement', base: split, index: 0 }
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args: [first, node] }
}
