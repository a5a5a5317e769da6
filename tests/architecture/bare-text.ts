import {
  type Expression,
  type JSXChild,
  type JSXElement,
  type JSXFragment,
  parseSync,
  Visitor,
} from 'oxc-parser'

type Part = 'text' | 'space' | 'changing text' | 'unknown' | 'host' | 'component' | 'dynamic'

/** Containers of blocks: what they are given there is elements. */
const blocks =
  /^(article|aside|body|details|div|dl|fieldset|figure|footer|form|g|header|html|main|nav|ol|section|svg|table|tbody|tr|ul)$|(Container|Document|Frame|Notice|Provider|Shell|[a-z]Screen)$/

/**
 * Where a string stands beside an element or instead of one: a translated page loses its text node. `hosts`:
 * the elements of the file's styled parts.
 */
export function findBareText(
  file: string,
  source: string,
  hosts: ReadonlyMap<string, string> = new Map(),
): string[] {
  const { program } = parseSync(file, source)
  new Visitor({
    JSXIdentifier(identifier) {
      identifier.name = hosts.get(identifier.name) ?? identifier.name
    },
  }).visit(program)
  const found = new Map<number, string>()
  const report = (at: number, reason: string) =>
    found.set(at, `${file}:${source.slice(0, at).split('\n').length} ${reason}`)
  const inner = new Set<number>()
  new Visitor({
    JSXElement(element) {
      const parts = partsOf(element.children, inner)
      const tag = tagOf(element)
      const reason = mixed(parts, blocks.test(tag) ? 'block' : /^[A-Z]/.test(tag) ? 'component' : 'inline')
      if (reason !== null) report(element.start, `<${tag}>: ${reason}`)
    },
    JSXFragment(fragment) {
      if (inner.has(fragment.start)) return
      const parts = partsOf(fragment.children, inner)
      if (parts.includes('text') || parts.includes('changing text'))
        report(fragment.start, '<>: text without an element of its own')
    },
    ConditionalExpression({ start, consequent, alternate }) {
      const kinds = [kindsOf(consequent, inner), kindsOf(alternate, inner)]
      const isText = kinds.map((each) => each.includes('text'))
      const isElement = kinds.map((each) => each.some((kind) => kind === 'host' || kind === 'component'))
      if (isProse(consequent, inner) && isProse(alternate, inner))
        report(start, 'two texts in turn: give each a key')
      if ((isText[0] && isElement[1]) || (isText[1] && isElement[0]))
        report(start, 'text instead of an element')
    },
  }).visit(program)
  return [...found.values(), ...textReturns(file, source)]
}

/** Of functions named like a component. */
function textReturns(file: string, source: string): string[] {
  const found: string[] = []
  const component: boolean[] = []
  const enter = (name: string | undefined) => component.push(/^[A-Z]/.test(name ?? ''))
  const leave = () => void component.pop()
  new Visitor({
    FunctionDeclaration: ({ id }) => void enter(id?.name),
    'FunctionDeclaration:exit': leave,
    FunctionExpression: ({ id }) => void enter(id?.name),
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: () => void enter(undefined),
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement({ argument, start }) {
      if (component.at(-1) && argument !== null && kindsOf(argument, new Set()).includes('text'))
        found.push(`${file}:${source.slice(0, start).split('\n').length} a component returns text`)
    },
  }).visit(parseSync(file, source).program)
  return found
}

function mixed(parts: readonly Part[], owner: 'block' | 'component' | 'inline'): string | null {
  if (parts.length < 2) return null
  const hasText = parts.includes('text') || parts.includes('changing text')
  if (hasText) {
    const isProse = owner !== 'component' && parts.every((part) => /^(text|space|host)$/.test(part))
    return isProse ? null : 'text beside what changes'
  }
  if (parts.includes('space') && (parts.includes('dynamic') || parts.includes('unknown')))
    return 'a space beside what changes'
  return owner !== 'block' && parts.includes('unknown') ? 'maybe text beside an element' : null
}

/** React would write the one text into the nodes of the other. */
function isProse(expression: Expression, inner: Set<number>): boolean {
  if (expression.type === 'ParenthesizedExpression') return isProse(expression.expression, inner)
  if (expression.type !== 'JSXElement') return false
  const { attributes } = expression.openingElement
  const isKeyed = attributes.some((each) => each.type === 'JSXAttribute' && each.name.name === 'key')
  const parts = partsOf(expression.children, inner)
  return !isKeyed && parts.length > 1 && parts.includes('text')
}

const tagOf = ({ openingElement: { name } }: JSXElement) =>
  name.type === 'JSXIdentifier' ? name.name : name.type === 'JSXMemberExpression' ? name.property.name : ''

const isBlank = (text: string) => text.trim() === '' && (text === '' || text.includes('\n'))

function partsOf(children: readonly JSXChild[], inner: Set<number>): Part[] {
  return children.flatMap((child): Part[] => {
    switch (child.type) {
      case 'JSXText':
        return isBlank(child.value) ? [] : [child.value.trim() === '' ? 'space' : 'text']
      case 'JSXElement':
      case 'JSXFragment':
        return elementKinds(child, inner)
      case 'JSXExpressionContainer': {
        if (child.expression.type === 'JSXEmptyExpression') return []
        const kinds = kindsOf(child.expression, inner)
        if (kinds.length === 0) return []
        if (child.expression.type === 'Literal' || child.expression.type === 'JSXElement') return kinds
        if (kinds.includes('text')) return ['changing text']
        return kinds.includes('unknown') ? ['unknown'] : ['dynamic']
      }
      default:
        return ['unknown']
    }
  })
}

function elementKinds(element: JSXElement | JSXFragment, inner: Set<number>): Part[] {
  if (element.type === 'JSXElement') return [/^[a-z]/.test(tagOf(element)) ? 'host' : 'component']
  inner.add(element.start)
  return partsOf(element.children, inner)
}

function kindsOf(expression: Expression, inner: Set<number>): Part[] {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return elementKinds(expression, inner)
    case 'Literal':
      if (expression.value === ' ') return ['space']
      return typeof expression.value === 'string' || typeof expression.value === 'number' ? ['text'] : []
    case 'TemplateLiteral':
      return ['text']
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return kindsOf(expression.expression, inner)
    case 'ConditionalExpression':
      return [...kindsOf(expression.consequent, inner), ...kindsOf(expression.alternate, inner)]
    case 'LogicalExpression':
      return expression.operator === '&&'
        ? kindsOf(expression.right, inner)
        : [...kindsOf(expression.left, inner), ...kindsOf(expression.right, inner)]
    case 'CallExpression':
      return mappedKinds(expression, inner)
    case 'Identifier':
      return expression.name === 'undefined' ? [] : ['unknown']
    default:
      return ['unknown']
  }
}

function mappedKinds(
  { callee, arguments: given }: Expression & { type: 'CallExpression' },
  inner: Set<number>,
): Part[] {
  const isMap =
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    /^(map|flatMap|from)$/.test(callee.property.name)
  const callback = given.at(-1)
  if (!isMap || callback?.type !== 'ArrowFunctionExpression') return ['unknown']
  const { body } = callback
  if (body.type !== 'BlockStatement') return ['dynamic', ...kindsOf(body as Expression, inner)]
  return ['dynamic']
}
