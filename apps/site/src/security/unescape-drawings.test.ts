import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { unescapeDrawings } from './unescape-drawings.mjs'

const written = (text: string) =>
  `<p>\\u003cpath</p><script>self.__next_f.push(${JSON.stringify([1, JSON.stringify(text)])
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')})</script>`

const scriptOf = (html: string) => html.slice(html.indexOf('<script>') + 8, html.lastIndexOf('</script>'))

function read(html: string): string {
  const pushed: [number, string][] = []
  runInNewContext(scriptOf(html), { self: { __next_f: pushed } })
  return JSON.parse(pushed[0]?.[1] ?? '')
}

const drawing = "<g class='pointer'><path d='M0 0h4'/></g><text x='1'>IN-1</text>"

test('a drawing in the data of a page is equal to its HTML', () => {
  const page = unescapeDrawings(written(drawing))
  expect(page).toContain(drawing)
  expect(read(page)).toBe(drawing)
})

test.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '<pathological>',
  '\\u003cpath\\u003e \\<path\\> \\\\<path>',
  'a & b < c > d "e" \\',
])('%s is unchanged after parsing, and cannot end the script', (text) => {
  const page = unescapeDrawings(written(text))
  expect(read(page)).toBe(text)
  expect(scriptOf(page)).not.toMatch(/<\/?script|<!--/)
})

test('what is outside the data of a page is not changed', () => {
  const page = unescapeDrawings(written(drawing))
  expect(page.startsWith('<p>\\u003cpath</p>')).toBe(true)
  const graph = '<script type="application/ld+json">{"a":"\\u003cpath\\u003e"}</script>'
  expect(unescapeDrawings(graph)).toBe(graph)
})
