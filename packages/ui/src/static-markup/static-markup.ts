import { isValidElement, type ReactNode } from 'react'

const camelCaseAttributes = new Set(['pathLength', 'preserveAspectRatio', 'viewBox'])
const isContent = new Set(['children', 'dangerouslySetInnerHTML'])
const htmlAttributes: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  srcSet: 'srcset',
  tabIndex: 'tabindex',
}
/** HTML would leave every other element open. */
const canCloseItself = new Set(['br', 'circle', 'ellipse', 'hr', 'img', 'line', 'path', 'rect', 'use'])

/** Round attributes. A single one is not escaped in React's data. */
type Quote = '"' | "'"

/**
 * Renders SVG, or HTML that never changes, to a string, which needs no hydration: as data for React it is
 * equal to the page's HTML and compresses as one with it.
 */
export function staticMarkup(node: ReactNode, quote: Quote = "'"): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return escapeText(String(node))
  if (Array.isArray(node)) return node.map((each) => staticMarkup(each, quote)).join('')
  if (!isValidElement<Record<string, unknown>>(node))
    throw new Error('Static markup holds elements and text only.')
  const { type, props } = node
  const render = renderOf(type)
  if (render) return staticMarkup(render(props, null), quote)
  const children = innerMarkup(type, props, quote)
  if (typeof type !== 'string') return children
  const end = children === '' && canCloseItself.has(type) ? '/>' : `>${children}</${type}>`
  return `<${type}${attributes(props, quote)}${end}`
}

function innerMarkup(type: unknown, props: Record<string, unknown>, quote: Quote): string {
  const written = props.dangerouslySetInnerHTML as { __html: string } | undefined
  if (written) return written.__html
  return type === 'style' ? styleText(props.children) : staticMarkup(props.children as ReactNode, quote)
}

/** Browsers read no entities there. */
function styleText(children: unknown): string {
  if (typeof children !== 'string' || children.includes('</'))
    throw new Error('A style in static markup is plain CSS.')
  return children
}

type Render = (props: object, ref: null) => ReactNode

/** A styled part is an object of `forwardRef`; elements and fragments have none. */
function renderOf(type: unknown): Render | undefined {
  if (typeof type === 'function') return type as Render
  return typeof type === 'object' && type !== null && 'render' in type ? (type.render as Render) : undefined
}

/** Props of the element that wraps it. */
export const staticChildren = (node: ReactNode) => ({
  dangerouslySetInnerHTML: { __html: staticMarkup(node) },
})

function attributes(props: Record<string, unknown>, quote: Quote): string {
  return Object.entries(props)
    .filter(
      ([name, value]) => !isContent.has(name) && value !== undefined && value !== null && value !== false,
    )
    .map(
      ([name, value]) => ` ${attributeName(name)}=${quote}${escapeText(attributeValue(name, value))}${quote}`,
    )
    .join('')
}

/** A style holds custom properties only; all else is a part's. */
function attributeValue(name: string, value: unknown): string {
  if (name !== 'style') return value === true ? '' : String(value)
  const properties = Object.entries(value as object)
  if (properties.some(([property]) => !property.startsWith('--')))
    throw new Error('A style in static markup sets custom properties only.')
  return properties.map(([property, text]) => `${property}:${text}`).join(';')
}

function attributeName(name: string): string {
  if (!/^[a-zA-Z-]+$/.test(name) || /^on/i.test(name))
    throw new Error(`Static markup has no attribute “${name}”.`)
  if (camelCaseAttributes.has(name)) return name
  return htmlAttributes[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
