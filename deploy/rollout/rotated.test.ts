import { expect, test } from 'vitest'
import { rotated } from './rotated.ts'

const file = 'SITE_URL=https://a.test\nPREVIEW_SECRET=old$&\nHEALTH_TOKEN=one, two\n'

test('the new secret signs, the one of before is accepted, older ones are not', () => {
  expect(rotated(file, 'PREVIEW_SECRET', 'new').text).toBe(file.replace('=old$&', () => '=new,old$&'))
  expect(rotated(file, 'HEALTH_TOKEN', 'new').text).toContain('HEALTH_TOKEN=new,one\n')
})

test('in the end only the new one is left', () => {
  const { text } = rotated(file, 'PREVIEW_SECRET', 'new')
  expect(rotated(text, 'PREVIEW_SECRET', null).text).toContain('PREVIEW_SECRET=new\n')
})

test.each([
  ['SITE_URL', 'these rotate: CLIENT_IP_SECRET'],
  ['', 'these rotate: CLIENT_IP_SECRET'],
  ['MAP_WORKER_SECRET', 'the file sets no MAP_WORKER_SECRET'],
])('%j is refused', (name, sentence) => {
  expect(() => rotated(file, name, 'new')).toThrow(sentence)
})
