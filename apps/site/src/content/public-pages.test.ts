import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicPages } from './public-pages.ts'

const source = (file: string) => new URL(`../${file}`, import.meta.url)
const proxy = readFileSync(source('proxy.ts'), 'utf8')
const matcher = proxy.slice(proxy.indexOf('export const config'))

test.each(publicPages)('$path has a page and a Markdown route', (page) => {
  expect(existsSync(source(`app${page.path}/page.tsx`))).toBe(true)
  expect(existsSync(source(`app${page.markdown}/route.ts`))).toBe(true)
})

// Next reads the matcher without running it, so the registry cannot stand there.
test('the matcher of the proxy names the pages of the registry twice, and no other', () => {
  const names = publicPages.flatMap(({ path }) => (path === '/' ? [] : [path.slice(1)])).toSorted()
  const [, bodies = ''] = /\/:page\(([^)]*)\)/.exec(matcher) ?? []
  expect(bodies.split('|').toSorted(), 'a body sent to a page is refused').toEqual(names)
  const [, excluded = ''] = /'\/\(\(\?!((?:[^)]|\)(?!\.\+))*)\)\.\+\)'/.exec(matcher) ?? []
  const read = excluded.split('|').flatMap((each) => /^([\w-]+)\$$/.exec(each)?.[1] ?? [])
  const probes = ['alive', 'ready']
  expect(read.toSorted(), 'reading a page runs no code').toEqual([...names, ...probes].toSorted())
})
