import type { LakeDocument } from '../store/lake-document.ts'
import { constantOf, isNode, type Node } from './syntax-tree.ts'
import { byId, type View } from './view.ts'

/** The only types or ids that a filter can match. */
interface Source {
  field: '_type' | '_id'
  values: string[]
}

/** A query whose `*` is replaced by parameters that hold only the documents a filter can match. */
export interface NarrowedQuery {
  tree: Node
  sources: Source[]
  /** A `*` over everything is left. */
  scansAll: boolean
}

/**
 * Reads `*[_type == "x" && …]` and `*[_id in $ids]` from an index, then evaluates the filter on those: keeps
 * 5,000 documents within the budget.
 */
export function narrowed(
  tree: Node,
  rewrite: (tree: Node, change: (node: Node) => Node) => Node,
): NarrowedQuery {
  const sources: Source[] = []
  let everything = 0
  const narrowedTree = rewrite(tree, (node) => {
    if (node.type === 'Everything') everything++
    if (node.type !== 'Filter' || !isNode(node.base) || node.base.type !== 'Everything') return node
    const source = sourceOf(node.expr)
    if (!source) return node
    everything--
    sources.push(source)
    return { ...node, base: { type: 'Parameter', name: parameterName(sources.length - 1) } }
  })
  return { tree: narrowedTree, sources, scansAll: everything > 0 }
}

export function narrowedParams(sources: Source[], view: View): Record<string, LakeDocument[]> {
  return Object.fromEntries(
    sources.map(({ field, values }, index) => [parameterName(index), documentsOf(field, values, view)]),
  )
}

function documentsOf(field: Source['field'], values: string[], view: View): LakeDocument[] {
  const documents = values.flatMap((value) =>
    field === '_type' ? (view.byType.get(value) ?? []) : (view.byId.get(value) ?? []),
  )
  return values.length > 1 ? documents.sort(byId) : documents
}

function parameterName(index: number): string {
  return `*${index}`
}

function sourceOf(expression: unknown): Source | undefined {
  if (!isNode(expression)) return undefined
  if (expression.type === 'Group') return sourceOf(expression.base)
  if (expression.type === 'And') {
    const [left, right] = [sourceOf(expression.left), sourceOf(expression.right)]
    return left?.field === '_id' ? left : right?.field === '_id' ? right : (left ?? right)
  }
  if (expression.type !== 'OpCall' || !isNode(expression.left)) return undefined
  const { type, name, base } = expression.left
  if (type !== 'AccessAttribute' || base !== undefined || (name !== '_type' && name !== '_id'))
    return undefined
  const constant = constantOf(expression.right)
  if (expression.op === '==' && typeof constant === 'string') return { field: name, values: [constant] }
  if (expression.op !== 'in' || !Array.isArray(constant)) return undefined
  return { field: name, values: [...new Set(constant.filter((value) => typeof value === 'string'))] }
}
