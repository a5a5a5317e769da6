import { describe, expect, test } from 'vitest'
import { applyPatch } from './apply-patch.ts'

const list = [{ _key: 'x' }, { _key: 'y' }]
const document = { l: list, t: ['p', 'q', 'r'] }
const [x, y] = list

function changed(patch: Record<string, unknown>) {
  const { l, t } = applyPatch(document, patch)
  return {
    ...(JSON.stringify(l) === JSON.stringify(list) ? {} : { l }),
    ...(String(t) === 'p,q,r' ? {} : { t }),
  }
}

describe('inserting', () => {
  test.each([
    [{ insert: { before: 't[0]', items: ['z'] } }, { t: ['z', 'p', 'q', 'r'] }],
    [{ insert: { after: 'l[_key=="x"]', items: [1] } }, { l: [x, 1, y] }],
    [{ insert: { after: 't[7]', items: ['z'] } }, { t: ['p', 'q', 'r', 'z'] }],
    [{ insert: { replace: 't[0:2]', items: ['z'] } }, { t: ['z', 'r'] }],
    [{ insert: { replace: 't[1:1]', items: ['z'] } }, { t: ['p', 'z', 'q', 'r'] }],
  ])('%j', (patch, expected) => {
    expect(changed(patch)).toEqual(expected)
  })

  // What `client.patch().splice('t', …)` sends.
  test.each([
    ['the last', 't[-2:]', ['p', 'q', 'z']],
    ['the last two', 't[-3:]', ['p', 'z']],
    ['everything from the second', 't[1:-1]', ['p', 'z']],
    ['nothing, at the end', 't[-1:]', ['p', 'q', 'r', 'z']],
  ])('replaces %s by %s', (_, replace, t) => {
    expect(changed({ insert: { replace, items: ['z'] } })).toEqual({ t })
  })

  test.each([
    [{ insert: { after: 'l[_key=="gone"]', items: [1] } }, /no item/],
    [{ insert: { after: 'new[-1]', items: [1] } }, /no list/],
    [{ insert: { after: 'l', items: [1] } }, /path to items/],
    [{ insert: { after: 't[0]', before: 't[0]', items: [1] } }, /one of/],
    [{ insert: { after: 't[0]' } }, /list of items/],
  ])('is refused in a sentence: %j', (patch, sentence) => {
    expect(() => changed(patch)).toThrow(sentence)
  })
})
