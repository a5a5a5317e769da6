import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicPages } from './public-pages.ts'

const source = (file: string) => new URL(`../${file}`, import.meta.url)
const proxy = readFileSync(source('proxy.ts'), 'utf8')
const matcher = proxy.slice(proxy.indexOf('export const config'))

test.each(publicPages)(
  '$path has a page, a Markdown route and its place in the matcher of the proxy',
  (page) => {
    expect(existsSync(source(`app${page.path}/page.tsx`))).toBe(true)
    expect(existsSync(source(`app${page.markdown}/route.ts`))).toBe(true)
    if (page.path === '/') return
    const name = page.path.slice(1)
    expect(matcher, 'a body sent to it is refused').toMatch(new RegExp(`/:page\\((\\w+\\|)*${name}[|)]`))
    expect(matcher, 'reading it runs no code').toContain(`|${name}$|`)
  },
)
