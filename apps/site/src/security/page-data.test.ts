// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of scripts.

import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptHashes } from './content-security-policy.mjs'
import { compactPageData, withScriptsLast } from './page-data.mjs'

const row = (text: string) =>
  `<p>\\u003cpath</p><script>self.__next_f.push(${JSON.stringify([1, text])
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')})</script>`

const written = (text: string) => row(JSON.stringify(text))

const scriptOf = (html: string) => html.slice(html.indexOf('<script>') + 8, html.lastIndexOf('</script>'))

function pushed(html: string): string {
  const all: [number, string][] = []
  runInNewContext(scriptOf(html), { self: { __next_f: all } })
  return all[0]?.[1] ?? ''
}

const read = (html: string): string => JSON.parse(pushed(html))

const drawing = "<g class='pointer'><path d='M0 0h4'/></g><text x='1'>IN-1</text>"

test.each([drawing, '.a[data-b="c"]>i::after{content:""}', "<p class='a'>It's “$5”.</p>"])(
  'in the data of a page stands as in its HTML: %s',
  (text) => {
    const page = compactPageData(row(text))
    expect(page).toContain(text)
    expect(pushed(page)).toBe(text)
  },
)

test.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '<pathological>',
  '\\u003cpath\\u003e \\<path\\> \\\\<path>',
  'a & b < c > d "e" \\',
  '`${alert(1)}` $${1} \\${2} \\\\`',
  'a\r\nb\u2028c',
])('%s is unchanged after parsing, and cannot end the script', (text) => {
  const page = compactPageData(written(text))
  expect(read(page)).toBe(text)
  expect(scriptOf(page)).not.toMatch(/<\/?script|<!--/)
  expect(scriptHashes(page)).toHaveLength(1)
})

test('what is outside the data of a page is not changed', () => {
  const page = compactPageData(written(drawing))
  expect(page.startsWith('<p>\\u003cpath</p>')).toBe(true)
  const graph = '<script type="application/ld+json">{"a":"\\u003cpath\\u003e"}</script>'
  expect(compactPageData(graph)).toBe(graph)
})

const sheet = '.a>i::after{content:"»"}'
const bytes = Buffer.byteLength(sheet).toString(16)
const withSheet = (data: string) =>
  `<style data-precedence="next" data-href="/a.css /b.css">.b{}${sheet}</style>${row(data)}`

test('the rules of an inlined sheet stand in the page once; the rows around them are read as before', () => {
  const page = compactPageData(withSheet(`1:T3,two2:T${bytes},${sheet}3:["$2"]\n4:T${bytes},${sheet}`))
  expect(page.split(sheet)).toHaveLength(2)
  expect(pushed(page)).toBe('1:T3,two2:T1, 3:["$2"]\n4:T1, ')
})

test.each([`2:T${bytes},${sheet.slice(0, -2)}`, `2:T${bytes},${sheet.replace('»', '«')}3:1\n`])(
  'what is no whole row of a sheet is kept: %s',
  (data) => {
    expect(pushed(compactPageData(withSheet(data)))).toBe(data)
  },
)

const tag = (name: string, rest = ' async=""') => `<script src="/_next/${name}.js"${rest}></script>`
const font = '<link rel="preload" href="/a.woff2" as="font"/>'
const ahead = '<link rel="preload" as="script" fetchPriority="low" href="/_next/start.js"/>'
const pageOf = (inHead: string, behind: string) =>
  `<html><head>${inHead}</head><body><h1>Words</h1>${behind}<script>self.__next_f.push([1,"a"])</script></body></html>`

test('scripts of the head stand behind the words and before the data, in their order', () => {
  const start = tag('start', ' id="_R_" async=""')
  const old = tag('old', ' noModule=""')
  const page = pageOf(`${font}${ahead}${tag('a')}<title>T</title>${tag('b')}${old}`, start)
  expect(withScriptsLast(page)).toBe(pageOf(`${font}<title>T</title>${old}`, tag('a') + tag('b') + start))
})

test.each([
  ['without Next’s first script', pageOf(tag('a'), '')],
  ['that is no page', '<p>Words</p>'],
])('a page %s is not changed', (_, page) => {
  expect(withScriptsLast(page)).toBe(page)
})
