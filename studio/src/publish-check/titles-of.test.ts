import { createSchema } from 'sanity'
import { expect, it } from 'vitest'
import { titlesOf } from './titles-of.ts'

const schema = createSchema({
  name: 'test',
  types: [
    {
      name: 'page',
      type: 'document',
      fields: [
        { name: 'contactEmail', type: 'string', title: 'Address for letters' },
        {
          name: 'items',
          type: 'array',
          title: 'Rows',
          of: [{ type: 'object', name: 'row', fields: [{ name: 'part', type: 'string', title: 'Part' }] }],
        },
      ],
    },
  ],
})

it.each([
  [['contactEmail'], ['Address for letters']],
  [
    ['items', { _key: 'a' }, 'part'],
    ['Rows', 'Part'],
  ],
  [
    ['items', 0, 'part'],
    ['Rows', 'Part'],
  ],
  [
    ['unknown', 'deeper'],
    ['unknown', 'deeper'],
  ],
])('calls %j as the form does', (path, titles) => {
  const type = schema.get('page')
  expect(type && titlesOf(type, path)).toEqual(titles)
})
