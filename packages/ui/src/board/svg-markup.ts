import { isValidElement, type ReactNode } from 'react'

const camelCaseAttributes = new Set(['pathLength', 'preserveAspectRatio', 'viewBox'])

/** Renders SVG to a string, which needs no hydration and is not sent a second time as data for React. */
export function svgMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return escapeText(String(node))
  if (Array.isArray(node)) return node.map(svgMarkup).join('')
  if (!isValidElement<Record<string, unknown>>(node))
    throw new Error('A drawing holds elements and text only.')
  const { type, props } = node
  if (typeof type === 'function') return svgMarkup((type as (props: object) => ReactNode)(props))
  const children = svgMarkup(props.children as ReactNode)
  if (typeof type !== 'string') return children
  return `<${type}${attributes(props)}${children === '' ? '/>' : `>${children}</${type}>`}`
}

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
    throw new Error(`A drawing has no attribute “${name}”.`)
  if (name === 'className') return 'class'
  return camelCaseAttributes.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
