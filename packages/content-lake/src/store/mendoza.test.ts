import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { describe, expect, test } from 'vitest'
import { mendozaPatch } from './mendoza.ts'

const value = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null)),
  item: fc.record({ _key: fc.constantFrom('a', 'b', 'c', 'd'), text: fc.string(), more: tie('any') }),
  list: fc.oneof(fc.array(tie('item'), { maxLength: 4 }), fc.array(tie('leaf'), { maxLength: 5 })),
  any: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    tie('list'),
    fc.dictionary(fc.constantFrom('x', 'y', 'z', 'é'), tie('any')),
  ),
})).any
const document = fc.dictionary(fc.constantFrom('title', 'body', 'slug', 'list'), value, {
  noNullPrototype: true,
})

describe('a mendoza patch', () => {
  test('turns the one document into the other, for any two documents', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        expect(applyPatch(before, mendozaPatch(before, after))).toEqual(after)
      }),
      { numRuns: 400 },
    )
  })

  test('keeps untouched fields out of the patch, so that history names the right author for each', () => {
    const before = { title: 'The quick brown fox', body: [{ _key: 'a', text: 'untouched' }] }
    const patch = mendozaPatch(before, { ...before, title: 'The quick red fox' })
    expect(JSON.stringify(patch)).not.toContain('untouched')
    expect(JSON.stringify(patch)).not.toContain('The quick')
  })

  test('cuts strings between code points', () => {
    const [before, after] = [{ t: 'a😀b' }, { t: 'a😁b' }]
    expect(applyPatch(before, mendozaPatch(before, after))).toEqual(after)
  })

  test('is "no document" for a deletion and the whole document for a creation', () => {
    expect(mendozaPatch({ a: 1 }, null)).toEqual([0, null])
    expect(mendozaPatch(null, { a: 1 })).toEqual([0, { a: 1 }])
  })
})
