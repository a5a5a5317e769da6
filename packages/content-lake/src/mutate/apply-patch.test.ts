import { describe, expect, test } from 'vitest'
import { applyPatch } from './apply-patch.ts'

const document = {
  _id: 'd',
  _type: 't',
  a: { b: 1 },
  l: [
    { _key: 'x', n: 1, s: 'q' },
    { _key: 'y', n: 2 },
  ],
  t: ['p', 'q', 'r'],
  s: 'str',
  none: null,
}

function changed(patch: object) {
  const after: Record<string, unknown> = applyPatch(document, { id: 'd', ...patch })
  const fields = new Set([...Object.keys(document), ...Object.keys(after)])
  const before: Record<string, unknown> = document
  const differs = (field: string) => JSON.stringify(after[field]) !== JSON.stringify(before[field])
  return Object.fromEntries([...fields].filter(differs).map((field) => [field, after[field]]))
}

const [x, y] = document.l

describe('a patch', () => {
  test.each([
    [{ set: { 'a.c.d': 1 } }, { a: { b: 1, c: { d: 1 } } }],
    [{ set: { 'none.x': 1 } }, { none: { x: 1 } }],
    [
      { set: { 'l[*].n': 9 } },
      {
        l: [
          { ...x, n: 9 },
          { ...y, n: 9 },
        ],
      },
    ],
    [{ set: { 'l[s?].n': 9 } }, { l: [{ ...x, n: 9 }, y] }],
    [{ set: { 'l[n > 1].s': 'hi' } }, { l: [x, { ...y, s: 'hi' }] }],
    [
      { set: { 'l[_key=="x",_key=="y"].n': 0 } },
      {
        l: [
          { ...x, n: 0 },
          { ...y, n: 0 },
        ],
      },
    ],
    [
      { set: { '..n': 9 } },
      {
        l: [
          { ...x, n: 9 },
          { ...y, n: 9 },
        ],
      },
    ],
    [{ set: { 't[-1]': 'z', "['a']['b']": 2 } }, { t: ['p', 'q', 'z'], a: { b: 2 } }],
    [{ set: { 'a["q"].z': 1 } }, { a: { b: 1, q: { z: 1 } } }],
    [{ set: { '["a b"]': 1, 'l[0]["n m"]': 2 } }, { 'a b': 1, l: [{ ...x, 'n m': 2 }, y] }],
    [{ unset: ['a["b"]'] }, { a: {} }],
    [{ set: { 'l[_key=="x"]["s"]': 'w' } }, { l: [{ ...x, s: 'w' }, y] }],
    [{ set: { 't[3]': 'end' } }, { t: ['p', 'q', 'r', 'end'] }],
    [{ setIfMissing: { 'a.b': 9, 'a.z': 1 } }, { a: { b: 1, z: 1 } }],
    [{ setIfMissing: { k: [] }, insert: { after: 'k[-1]', items: [1] } }, { k: [1] }],
    [{ unset: ['l[_key=="x"]', 'a.b', 's'] }, { l: [y], a: {}, s: undefined }],
    [{ unset: ['t[0,2]'] }, { t: ['q'] }],
    [{ unset: ['t[0]', 't[0]'] }, { t: ['r'] }],
    [{ unset: ['l[*].n'] }, { l: [{ _key: 'x', s: 'q' }, { _key: 'y' }] }],
    [
      { inc: { 'a.b': 2 }, dec: { 'l[*].n': 1 } },
      {
        a: { b: 3 },
        l: [
          { ...x, n: 0 },
          { ...y, n: 1 },
        ],
      },
    ],
    [{ diffMatchPatch: { s: '@@ -1,3 +1,4 @@\n str\n+x\n' } }, { s: 'strx' }],
  ])('%j', (patch, expected) => {
    expect(changed(patch)).toEqual(expected)
  })

  test.each([
    { set: { 'l[_key=="gone"].n': 9 } },
    { set: { 't[9]': 1 } },
    { unset: ['nowhere.x', 't[7]'] },
    { inc: { 'a.z': 1 } },
  ])('changes nothing when its path matches nothing: %j', (patch) => {
    expect(changed(patch)).toEqual({})
  })

  test.each([
    [{ set: { 'a[': 1 } }, /"a\[" cannot be read/],
    [{ set: { 'l[].n': 1 } }, /cannot be read/],
    [{ set: { '"a"': 1 } }, /not a path/],
    [{ set: { 'new[0]': 1 } }, /there is no list/],
    [{ set: { 'new[0].x': 1 } }, /there is no list/],
    [{ set: { 's.x': 1 } }, /no object/],
    [{ set: { '@': 1 } }, /createOrReplace/],
    [{ set: 'x' }, /"set" has to be an object/],
    [{ inc: { s: 1 } }, /"s" is not a number/],
    [{ dec: { 'a.b': '1' } }, /by a number only/],
    [{ merge: { a: 1 } }, /Unknown patch operation "merge"/],
    [{ unset: 'a' }, /list of paths/],
    [{ diffMatchPatch: { gone: '@@ -1 +1 @@\n-a\n+b\n' } }, /needs a text/],
    [{ diffMatchPatch: { s: 'nonsense' } }, /cannot be read/],
  ])('is refused in a sentence: %j', (patch, sentence) => {
    expect(() => changed(patch)).toThrow(sentence)
  })

  test('does not mutate the given document', () => {
    const before = structuredClone(document)
    changed({ set: { 'a.b': 5 }, unset: ['t[0]'], insert: { after: 'l[-1]', items: [1] } })
    expect(document).toEqual(before)
  })
})
