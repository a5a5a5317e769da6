import { createElement, Fragment, forwardRef } from 'react'
import { describe, expect, test } from 'vitest'
import { staticChildren, staticMarkup } from './static-markup.ts'

function Dot({ at }: { at: number }) {
  return <circle cx={at} cy={1} r={2} strokeWidth={3} />
}

describe('staticMarkup', () => {
  test('writes elements, components, lists and conditions as SVG', () => {
    const drawing = (
      <g className="row" data-end="">
        {[1, 2].map((at) => (
          <Dot key={at} at={at} />
        ))}
        {createElement(Fragment, null, false)}
        <path d="M0 0H1" pathLength={1} />
      </g>
    )
    expect(staticMarkup(drawing)).toBe(
      "<g class='row' data-end=''><circle cx='1' cy='1' r='2' stroke-width='3'/><circle cx='2' cy='1' r='2' stroke-width='3'/><path d='M0 0H1' pathLength='1'/></g>",
    )
  })

  test('escapes hostile words in text and in values', () => {
    const hostile = `'><script>alert(1)</script>`
    const written = staticMarkup(<text fill={hostile}>{hostile}</text>)
    expect(written).not.toContain('<script>')
    expect(written.match(/'/g)).toHaveLength(2)
  })

  test('renders what takes a ref, as a styled part does', () => {
    const Part = forwardRef<HTMLElement, { label: string }>(({ label }, ref) => (
      <b ref={ref} className="part">
        {label}
      </b>
    ))
    expect(staticMarkup(createElement(Part, { label: 'a' }))).toBe("<b class='part'>a</b>")
  })

  test('writes the CSS of a part as it is, and lets no text end it', () => {
    expect(staticMarkup(<style>{'a > b::before{content:""}'}</style>)).toBe(
      '<style>a > b::before{content:""}</style>',
    )
    expect(() => staticMarkup(<style>{'</style><script>'}</style>)).toThrow('plain CSS')
  })

  test('keeps what is static markup already', () => {
    const drawing = <svg {...staticChildren(<path d="M0 0H1" />)} />
    expect(staticMarkup(<p>{drawing}</p>)).toBe("<p><svg><path d='M0 0H1'/></svg></p>")
  })

  test('writes HTML that a browser reads the same', () => {
    const lamp = (
      <label htmlFor="a" tabIndex={-1}>
        <i aria-hidden="true" />
        <br />
      </label>
    )
    expect(staticMarkup(lamp)).toBe("<label for='a' tabindex='-1'><i aria-hidden='true'></i><br/></label>")
  })

  test('writes the sizes of a picture under their name in HTML', () => {
    const picture = <img src="/a" srcSet="/a 480w" sizes="100vw" alt="" loading="lazy" />
    expect(staticMarkup(picture)).toBe("<img src='/a' srcset='/a 480w' sizes='100vw' alt='' loading='lazy'/>")
  })

  test('writes custom properties of a style', () => {
    const turned = { '--turn': "45deg'" } as object
    expect(staticMarkup(<i style={turned} />)).toBe("<i style='--turn:45deg&#39;'></i>")
  })

  test('refuses event handlers and other styles', () => {
    expect(() => staticMarkup(<g {...({ onClick: 'alert(1)' } as object)} />)).toThrow('onClick')
    expect(() => staticMarkup(<g style={{ color: 'red' }} />)).toThrow('style')
  })
})
