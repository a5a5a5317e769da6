import { describe, expect, test } from 'vitest'
import { staticMarkup } from './static-markup.ts'

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
        {false}
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

  test('refuses event handlers and styles', () => {
    expect(() => staticMarkup(<g {...({ onClick: 'alert(1)' } as object)} />)).toThrow('onClick')
    expect(() => staticMarkup(<g style={{ color: 'red' }} />)).toThrow('style')
  })
})
