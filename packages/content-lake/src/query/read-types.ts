import { constantOf, isNode, type Node, walkNodes } from './syntax-tree.ts'

export function readTypes(tree: Node): string[] | null {
  const types: string[] = []
  let unfiltered = 0
  for (const node of walkNodes(tree)) {
    if (node.type === 'Everything') unfiltered++
    if (node.type !== 'Filter' || !isNode(node.base) || node.base.type !== 'Everything') continue
    const selected = selectedTypes(node.expr)
    if (!selected) continue
    types.push(...selected)
    unfiltered--
  }
  return unfiltered > 0 ? null : types
}

function selectedTypes(condition: unknown): string[] | undefined {
  if (!isNode(condition)) return undefined
  if (condition.type === 'Group') return selectedTypes(condition.base)
  if (condition.type === 'And') return selectedTypes(condition.left) ?? selectedTypes(condition.right)
  if (condition.type !== 'OpCall' || !isNode(condition.left)) return undefined
  const { type, name, base } = condition.left
  if (type !== 'AccessAttribute' || name !== '_type' || base !== undefined) return undefined
  const constant = constantOf(condition.right)
  if (condition.op === '==' && typeof constant === 'string') return [constant]
  if (condition.op !== 'in' || !Array.isArray(constant)) return undefined
  return constant.filter((value) => typeof value === 'string')
}
