import { parse } from 'groq-js'
import { isNode, type Node, rewriteNodes } from './syntax-tree.ts'

const day = 'string::split(string($it), "T")[0]'
/** A moment that is none equals nothing, not even itself. */
const realDate: unknown = parse(`select(string::startsWith(string(dateTime(${day} + "T00:00:00Z")), ${day})
  && dateTime($it) == dateTime($it) => dateTime($it))`)

/** groq-js makes 2 March of 30 February, and a date without numbers of month 13; the service answers null. */
export function withRealDates(node: Node): Node {
  if (!isDateTime(node) || !Array.isArray(node.args)) return node
  const [moment] = node.args
  if (isNode(moment) && moment.type === 'FuncCall' && moment.name === 'now') return node
  if (!isNode(realDate) || !isNode(moment)) return node
  return rewriteNodes(realDate, (inner) =>
    inner.type === 'Parameter' && inner.name === 'it' ? moment : inner,
  )
}

export const isDateTime = ({ type, namespace, name }: Node) =>
  type === 'FuncCall' && namespace === 'global' && name === 'dateTime'
