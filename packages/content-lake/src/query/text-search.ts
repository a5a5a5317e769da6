import type { LakeDocument } from '../documents/lake-document.ts'
import { constantOf, isNode, type Node } from './syntax-tree.ts'

/** A non-enumerable field, so that no projection shows it. */
const allText = '__text'

/**
 * The Studio searches with `[@, _id] match text::query($words)`, which groq-js does not evaluate: rewritten
 * to `match` on all text.
 */
export function withTextSearch(node: Node): Node {
  if (node.type !== 'OpCall' || node.op !== 'match' || !isTextQuery(node.right)) return node
  const words = String(constantOf(node.right.args[0]) ?? '').match(/-?"[^"]*"|\S+/g) ?? []
  const left = matchesEverything(node.left) ? { type: 'AccessAttribute', name: allText } : node.left
  const match = (value: string) => ({ type: 'OpCall', op: 'match', left, right: { type: 'Value', value } })
  const wanted = words.filter((word) => !word.startsWith('-')).join(' ')
  return words
    .filter((word) => word.startsWith('-') && word.length > 1)
    .reduce<Node>(
      (found, word) => ({
        type: 'And',
        left: found,
        right: { type: 'Not', base: match(word.slice(1)) },
      }),
      match(wanted || '*'),
    )
}

function isTextQuery(node: unknown): node is Node & { args: unknown[] } {
  return isNode(node) && node.namespace === 'text' && node.name === 'query' && Array.isArray(node.args)
}

function matchesEverything(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'This') return true
  const elements = Array.isArray(node.elements) ? node.elements : []
  return elements.some((element) => isNode(element) && isNode(element.value) && element.value.type === 'This')
}

export function searchable(document: LakeDocument): LakeDocument {
  return Object.defineProperty({ ...document }, allText, { value: textsOf(document), enumerable: false })
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
