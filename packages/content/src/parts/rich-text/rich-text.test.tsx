import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

type Value = Parameters<typeof RichText>[0]['value']

const html = (...blocks: unknown[]) => renderToStaticMarkup(<RichText value={blocks as Value} />)
const block = (text: string, fields: object = {}) => ({
  ...{ _type: 'block', _key: text, style: 'normal', markDefs: [] },
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
  ...fields,
})

test('a block of an unknown type prints nothing of the library that draws it', () => {
  expect(html(block('Before.'), { _type: 'image', _key: 'i' }, block('After.'))).toBe(
    '<p>Before.</p><p>After.</p>',
  )
})

test('an empty block is no paragraph', () => {
  expect(html(block(''), block('Words.'))).toBe('<p>Words.</p>')
})

test('a style that we do not have is a paragraph, an unknown mark its words', () => {
  const marked = { children: [{ _type: 'span', _key: 's', text: 'Words.', marks: ['highlight', 'lost'] }] }
  expect(html(block('', { style: 'lead', ...marked }))).toBe('<p>Words.</p>')
  expect(html(block('One', { style: 'h1' }), block('Six', { style: 'h6' }))).toBe('<h3>One</h3><h4>Six</h4>')
})

test('what an import broke is left out, and the rest stays', () => {
  const broken = [null, 'text', block('Gone.', { children: [null] }), block('Lost.', { children: null })]
  expect(html(...broken, block('Words.'))).toBe('<p>Words.</p>')
  expect(renderToStaticMarkup(<RichText value={'text' as unknown as Value} />)).toBe('')
})

test('a link leads away in a new tab, an unsafe one is its words', () => {
  const linked = (href: string) =>
    block('', {
      markDefs: [{ _key: 'm', _type: 'link', href }],
      children: [{ _type: 'span', _key: 's', text: 'terms', marks: ['m'] }],
    })
  expect(html(linked('https://example.org/a'))).toContain('<a href="https://example.org/a" target="_blank"')
  expect(html(linked('javascript:alert(1)'))).toBe('<p>terms</p>')
})
