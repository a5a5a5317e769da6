import { expect, test } from 'vitest'
import { policyBlocks } from './policy-blocks.ts'

type Body = Parameters<typeof policyBlocks>[0]
const block = (text: string, more: Partial<Body[number]> = {}): Body[number] => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'a', text, marks: [] }],
  ...more,
})

test('adjacent list items are one list', () => {
  const item = { listItem: 'bullet', level: 1 } as const
  const blocks = policyBlocks([
    block('Title', { style: 'h3' }),
    block('one', item),
    block('two', item),
    block('After'),
  ])
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'list', 'paragraph'])
  expect(blocks[1]).toMatchObject({ items: [[{ text: 'one' }], [{ text: 'two' }]] })
})

test('a link keeps its text and loses an unsafe target', () => {
  const linked = (href: string) =>
    policyBlocks([
      block('here', {
        markDefs: [{ _type: 'link', _key: 'm', href }],
        children: [{ _type: 'span', _key: 'a', text: 'here', marks: ['m'] }],
      }),
    ])[0]
  expect(linked('mailto:a@b.test')).toEqual({
    kind: 'paragraph',
    runs: [{ text: 'here', href: 'mailto:a@b.test' }],
  })
  expect(linked('javascript:alert(1)')).toEqual({ kind: 'paragraph', runs: [{ text: 'here' }] })
})

test('empty paragraphs are left out', () => {
  expect(policyBlocks([block('')])).toEqual([])
})

test('what an import broke is left out, and the rest is printed', () => {
  const broken = [null, 'text', { _type: 'image' }, { ...block('Lost'), children: null }]
  const words = { ...block('Words'), children: [null, ...(block('Words').children ?? [])], markDefs: null }
  expect(policyBlocks([...broken, words] as unknown as Body)).toEqual([
    { kind: 'paragraph', runs: [{ text: 'Words' }] },
  ])
})
