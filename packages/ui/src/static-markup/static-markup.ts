import { isValidElement, type ReactNode } from 'react'

const camelCaseAttributes = new Set(['pathLength', 'preserveAspectRatio', 'viewBox'])

/**
 * Renders SVG, or HTML that never changes, to a string, which needs no hydration: as data for React it is
 * equal to the page's HTML and compresses as one with it.
 */
export function staticMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return escapeText(String(node))
  if (Array.isArray(node)) return node.map(staticMarkup).join('')
  if (!isValidElement<Record<string, unknown>>(node))
    throw new Error('Static markup holds elements and text only.')
  const { type, props } = node
  if (typeof type === 'function') return staticMarkup((type as (props: object) => ReactNode)(props))
  const children = staticMarkup(props.children as ReactNode)
  if (typeof type !== 'string') return children
  return `<${type}${attributes(props)}${children === '' ? '/>' : `>${children}</${type}>`}`
}

/** Props of the element that wraps it. */
export const staticChildren = (node: ReactNode) => ({
  dangerouslySetInnerHTML: { __html: staticMarkup(node) },
})

function attributes(props: Record<string, unknown>): string {
  return Object.entries(props)
    .filter(
      ([name, value]) => name !== 'children' && value !== undefined && value !== null && value !== false,
    )
    .map(([name, value]) => ` ${attributeName(name)}='${value === true ? '' : escapeText(String(value))}'`)
    .join('')
}

function attributeName(name: string): string {
  if (!/^[a-zA-Z-]+$/.test(name) || /^on/i.test(name) || name === 'style')
    throw new Error(`Static markup has no attribute “${name}”.`)
  if (name === 'className') return 'class'
  return camelCaseAttributes.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
