import { expect, test } from 'vitest'
import { breadcrumb, jsonLdText } from './structured-data.ts'

test('content cannot close the element or open a comment', () => {
  const text = jsonLdText([{ name: '</script><script>alert(1)</script><!--' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!--')
})

test('a breadcrumb counts from one and has absolute URLs', () => {
  const trail = breadcrumb('https://studio.test', [
    { name: 'Home', path: '/' },
    { name: 'Lab', path: '/lab' },
  ])
  expect(trail.itemListElement.map(({ position, item }) => `${position} ${item}`)).toEqual([
    '1 https://studio.test/',
    '2 https://studio.test/lab',
  ])
})
