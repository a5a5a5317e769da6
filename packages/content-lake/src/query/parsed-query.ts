import { parse } from 'groq-js'
import { isObject, type JsonObject } from '../documents/lake-document.ts'
import { queryError } from '../lake-error.ts'
import { readTypes } from './read-types.ts'
import { isDateTime, withRealDates } from './real-dates.ts'
import { isNode, type Node, rewriteNodes, walkNodes } from './syntax-tree.ts'
import { withTextSearch } from './text-search.ts'

export interface ParsedQuery {
  tree: Node
  types: string[] | null
  searches: boolean
  /** Uses `diff::`, which groq-js only evaluates asynchronously. */
  asynchronous: boolean
}

/** Slices need the parameters as constants. Throws 400. */
export function parseQuery(query: string, params: JsonObject): ParsedQuery {
  const tree = syntaxTree(query, params)
  const nodes = [...walkNodes(tree)]
  const missing = nodes.find(({ type, name }) => type === 'Parameter' && !(String(name) in params))
  if (missing) throw queryError(query, `param $${missing.name} referenced, but not provided`, 0)
  const calls = nodes.filter(({ type }) => type === 'FuncCall')
  const searches = calls.some(({ namespace, name }) => namespace === 'text' && name === 'query')
  const asynchronous = calls.some(({ namespace }) => namespace === 'diff')
  const dated = calls.some(isDateTime) ? rewriteNodes(tree, withRealDates) : tree
  return {
    tree: searches ? rewriteNodes(dated, withTextSearch) : dated,
    types: readTypes(tree),
    searches,
    asynchronous,
  }
}

function syntaxTree(query: string, params: JsonObject): Node {
  try {
    const tree: unknown = parse(query, { params })
    if (isNode(tree)) return tree
  } catch (error) {
    const position = isObject(error) && typeof error.position === 'number' ? error.position : 0
    throw queryError(query, error instanceof Error ? error.message : String(error), position)
  }
  throw queryError(query, 'The query is empty', 0)
}
