import type { PathNode, SubscriptElementNode } from '@sanity/json-match'
import type { JsonObject } from '../documents/lake-document.ts'
import { badRequest } from '../lake-error.ts'
import { parsePatchPath, type Target, targetsOf, valueAt } from './patch-targets.ts'

const positions = ['before', 'after', 'replace'] as const

export function insertItems(document: JsonObject, body: JsonObject): void {
  const [position, ...others] = positions.filter((name) => name in body)
  const path = position && body[position]
  if (!position || others.length > 0 || typeof path !== 'string')
    throw badRequest('"insert" needs one of before, after and replace, with a path')
  if (!Array.isArray(body.items)) throw badRequest('"insert" needs a list of items')
  const expression = fromTheEnd(parsePatchPath(path))
  if (expression.segment.type !== 'Subscript')
    throw badRequest(`"insert" needs a path to items of a list, such as "${path}[-1]"`)
  const lists = byList(targetsOf(document, expression))
  const isRange = expression.segment.elements.every(({ type }) => type === 'Slice')
  if (lists.size === 0 && isRange && expression.base)
    for (const target of targetsOf(document, expression.base)) lists.set(JSON.stringify(target), [target, []])
  if (lists.size === 0) throw badRequest(`There is no item at "${path}" to insert at`)
  for (const [target, indices] of lists.values()) {
    const list = valueAt(document, target)
    if (!Array.isArray(list)) throw badRequest(`There is no list at "${path}" to insert into`)
    insertAt(list, indices, position, rangeStart(expression, list.length), structuredClone(body.items))
  }
}

function insertAt(
  list: unknown[],
  indices: number[],
  position: (typeof positions)[number],
  emptyRangeStart: number,
  items: unknown[],
): void {
  const bounded = (index: number) => Math.min(Math.max(index, 0), list.length)
  const first = bounded(indices.length > 0 ? Math.min(...indices) : emptyRangeStart)
  const end = bounded(indices.length > 0 ? Math.max(...indices) + 1 : emptyRangeStart)
  if (position === 'replace')
    for (const index of indices.toSorted((a, b) => b - a))
      if (index >= 0 && index < list.length) list.splice(index, 1)
  list.splice(position === 'after' ? end : first, 0, ...items)
}

function byList(targets: Target[]): Map<string, [list: Target, indices: number[]]> {
  const lists = new Map<string, [Target, number[]]>()
  for (const target of targets) {
    const list = target.slice(0, -1)
    const key = JSON.stringify(list)
    const known = lists.get(key) ?? [list, []]
    known[1].push(Number(target.at(-1)))
    lists.set(key, known)
  }
  return lists
}

/** `@sanity/client` sends -1 for "behind the last item"; JSONMatch reads it as the last item. */
function fromTheEnd(path: PathNode): PathNode {
  if (path.segment.type !== 'Subscript') return path
  const elements = path.segment.elements.map((element): SubscriptElementNode => {
    if (element.type !== 'Slice') return element
    const { start, end } = element
    return {
      type: 'Slice',
      ...(start === undefined ? {} : { start: start === -1 ? lastPosition : shifted(start) }),
      ...(end === undefined || end === -1 ? {} : { end: shifted(end) }),
    }
  })
  return { ...path, segment: { type: 'Subscript', elements } }
}

const lastPosition = Number.MAX_SAFE_INTEGER

function shifted(index: number): number {
  return index < -1 ? index + 1 : index
}

function rangeStart({ segment }: PathNode, length: number): number {
  const [first] = segment.type === 'Subscript' ? segment.elements : []
  if (first?.type !== 'Slice') return 0
  const start = first.start ?? 0
  return start < 0 ? Math.max(0, start + length) : start
}
