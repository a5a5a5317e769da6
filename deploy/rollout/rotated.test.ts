import { expect, test } from 'vitest'
import { checkedSecret, refusalOf, rotated } from './rotated.ts'

const file = 'SITE_URL=https://a.test\nPREVIEW_SECRET=old$&\nHEALTH_TOKEN=one, two\n'

test('the new secret signs, the one of before is accepted, older ones are not', () => {
  expect(rotated(file, 'PREVIEW_SECRET', 'new').text).toBe(file.replace('=old$&', () => '=new,old$&'))
  expect(rotated(file, 'HEALTH_TOKEN', 'new').text).toContain('HEALTH_TOKEN=new,one\n')
})

test('in the end only the new one is left', () => {
  const { text } = rotated(file, 'PREVIEW_SECRET', 'new')
  expect(rotated(text, 'PREVIEW_SECRET', null).text).toContain('PREVIEW_SECRET=new\n')
})

test("a vendor's takes the place of the old one, under each name that has it", () => {
  const tokens = 'SANITY_TOKEN=old\nSANITY_WRITE_TOKEN=old\nSANITY_READ_TOKEN=older\n'
  const { text, secrets } = rotated(tokens, 'SANITY_WRITE_TOKEN', 'new$&')
  expect(text).toBe('SANITY_TOKEN=new$&\nSANITY_WRITE_TOKEN=new$&\nSANITY_READ_TOKEN=older\n')
  expect(secrets).toEqual(['new$&'])
  expect(() => rotated(tokens, 'SANITY_WRITE_TOKEN', null)).toThrow('there is nothing to finish')
  expect(() => rotated(tokens, 'MAP_WORKER_SECRET', 'new')).toThrow('the file sets no MAP_WORKER_SECRET')
})

test.each([
  ['SITE_URL', false, 'these rotate: CLIENT_IP_SECRET'],
  ['', true, 'these rotate: CLIENT_IP_SECRET'],
  ['CLIENT_IP_SECRET', false, 'give them `new,old` first'],
  ['DATABASE_URL', false, 'its vendor makes DATABASE_URL'],
])('%j, given %s, is refused', (name, isGiven, sentence) => {
  expect(refusalOf(name, isGiven)).toContain(sentence)
})

test('what cannot stand in the file is no secret', () => {
  expect(refusalOf('CLIENT_IP_SECRET', true)).toBeNull()
  expect(checkedSecret('CLIENT_IP_SECRET', ' 0123456789abcdef\n')).toBe('0123456789abcdef')
  for (const bad of ['short', '0123456789abcdef,old', 'with a space 0123456789', '0123456789abcdef"'])
    expect(() => checkedSecret('CLIENT_IP_SECRET', bad)).toThrow('that is no CLIENT_IP_SECRET')
  expect(() => checkedSecret('DATABASE_URL', '')).toThrow('nothing was passed')
})
