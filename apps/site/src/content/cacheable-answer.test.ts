import { expect, test } from 'vitest'
import { isCacheable } from './cacheable-answer.mjs'

const url =
  'https://x.api.sanity.io/v2025-02-19/data/query/production?query=*%5B_type+%3D%3D+%22labPage%22%5D'
const stored = (text: string, address = url) => ({ url: address, body: Buffer.from(text).toString('base64') })

test('only valid results of the content lake are cacheable', () => {
  expect(isCacheable(stored('{"result":{"title":"Ö"},"ms":1}'))).toBe(true)
  expect(isCacheable(stored('{"result":[]}'))).toBe(true)
  expect(isCacheable(stored('{"result":{"_type":"labPage"}}'))).toBe(true)
  expect(isCacheable(stored('{"result":{"_type":"page"}}'))).toBe(false)
  for (const text of ['<h1>Down</h1>', '', '{"result":null}', '{"error":"x"}', 'null'])
    expect(isCacheable(stored(text)), text).toBe(false)
})

test('answers of other hosts are cacheable', () => {
  expect(isCacheable(stored('plain', 'https://other.test/x'))).toBe(true)
})
