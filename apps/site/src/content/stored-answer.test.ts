import { expect, test } from 'vitest'
import { mayBeStored } from './stored-answer.mjs'

const url =
  'https://x.api.sanity.io/v2025-02-19/data/query/production?query=*%5B_type+%3D%3D+%22labPage%22%5D'
const of = (text: string, address = url) => ({ url: address, body: Buffer.from(text).toString('base64') })

test('only results of the content lake are stored', () => {
  expect(mayBeStored(of('{"result":{"title":"Ö"},"ms":1}'))).toBe(true)
  expect(mayBeStored(of('{"result":[]}'))).toBe(true)
  expect(mayBeStored(of('{"result":{"_type":"labPage"}}'))).toBe(true)
  expect(mayBeStored(of('{"result":{"_type":"page"}}'))).toBe(false)
  for (const text of ['<h1>Down</h1>', '', '{"result":null}', '{"error":"x"}', 'null'])
    expect(mayBeStored(of(text)), text).toBe(false)
})

test('what other addresses say is none of its business', () => {
  expect(mayBeStored(of('plain', 'https://other.test/x'))).toBe(true)
})
