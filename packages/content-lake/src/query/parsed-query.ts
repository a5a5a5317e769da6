import { parse } from 'groq-js'
import { queryFailed } from '../lake-error.ts'
import { isObject, type JsonObject } from '../store/lake-document.ts'
import { type NarrowedQuery, narrowed } from './narrowing.ts'
import { isNode, type Node, nodesOf, rewritten } from './syntax-tree.ts'
import { withTextSearch } from './text-search.ts'

export interface ParsedQuery extends NarrowedQuery {
  /** Uses `text::query`, so needs searchable copies. */
  searches: boolean
  /** Uses `diff::`, which groq-js evaluates asynchronously only. */
  asynchronous: boolean
}

/** Slices need the parameters as constants. Throws 400. */
export function parseQuery(query: string, params: JsonObject): ParsedQuery {
  const tree = syntaxTree(query, params)
  const nodes = [...nodesOf(tree)]
  const missing = nodes.find(({ type, name }) => type === 'Parameter' && !(String(name) in params))
  if (missing) throw queryFailed(query, `param $${missing.name} referenced, but not provided`, 0)
  const calls = nodes.filter(({ type }) => type === 'FuncCall')
  const searches = calls.some(({ namespace, name }) => namespace === 'text' && name === 'query')
  const asynchronous = calls.some(({ namespace }) => namespace === 'diff')
  const evaluable = searches ? rewritten(tree, withTextSearch) : tree
  return { ...narrowed(evaluable, rewritten), searches, asynchronous }
}

function syntaxTree(query: string, params: JsonObject): Node {
  try {
    const tree: unknown = parse(query, { params })
    if (isNode(tree)) return tree
  } catch (error) {
    const position = isObject(error) && typeof error.position === 'number' ? error.position : 0
    throw queryFailed(query, error instanceof Error ? error.message : String(error), position)
  }
  throw queryFailed(query, 'The query is empty', 0)
}
