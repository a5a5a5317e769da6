import { expect, test } from 'vitest'
import { jsonLdText } from './structured-data.ts'

test('content cannot close the element or open a comment', () => {
  const text = jsonLdText([{ name: '</script><script>alert(1)</script><!--' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!--')
})
