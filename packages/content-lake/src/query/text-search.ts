import type { LakeDocument } from '../store/lake-document.ts'
import { constantOf, isNode, type Node } from './syntax-tree.ts'

/** A field that only searchable copies of documents have, and that no projection shows: all their text. */
const allText = '__text'

/**
 * The Studio's search writes `[@, _id] match text::query($words)`, which groq-js parses but does not evaluate. This
 * turns it into what groq-js can do: `match` over all the text, with `-word` as "does not match".
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

/** `@` or a list with `@` in it. */
function matchesEverything(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'This') return true
  const elements = Array.isArray(node.elements) ? node.elements : []
  return elements.some((element) => isNode(element) && isNode(element.value) && element.value.type === 'This')
}

const searchableCopies = new WeakMap<LakeDocument, LakeDocument>()

/** A copy of the document that also answers to the hidden field with all its text. */
export function searchable(document: LakeDocument): LakeDocument {
  let copy = searchableCopies.get(document)
  if (!copy) {
    copy = Object.defineProperty({ ...document }, allText, { value: textsOf(document), enumerable: false })
    searchableCopies.set(document, copy)
  }
  return copy
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
