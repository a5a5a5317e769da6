import { expect, test } from 'vitest'
import { externalLinkProblems } from './use-external-links.ts'

const link = (href: string) => ({ href, path: ['socials', { _key: href }, 'url'] })

test('broken external links are named with their field, the others are counted', () => {
  const found = externalLinkProblems([
    { link: link('https://a.test'), status: 'gone' },
    { link: link('https://b.test'), status: 'unreachable' },
    { link: link('https://c.test'), status: 'exists' },
    { link: link('https://d.test'), status: 'reached' },
    { link: link('https://e.test'), status: 'not asked' },
    { link: link('https://f.test'), status: 'not asked' },
  ])
  expect(found.map(({ level, message }) => [level, message])).toEqual([
    ['warning', 'https://a.test leads nowhere: that site has no such page.'],
    ['warning', 'https://b.test could not be reached from here.'],
    ['fact', '1 link to another site: the page is there.'],
    [
      'unknown',
      '1 link to another site: somebody answers, but a browser may not see what. Click it once yourself.',
    ],
    ['unknown', '2 links to other sites not tried: this Studio asks nobody outside.'],
  ])
  expect(found[0]?.path).toEqual(['socials', { _key: 'https://a.test' }, 'url'])
})
