import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { fieldTitles } from './field-titles.ts'

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
        { name: 'body', type: 'array', title: 'Text', of: [{ type: 'block' }] },
      ],
    },
  ],
})

test.each([
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
])('%j has the titles of the form', (path, titles) => {
  const type = schema.get('page')
  expect(type && fieldTitles(type, path)).toEqual(titles)
})

test.each([
  [
    ['items', { _key: 'b' }, 'part'],
    ['Rows', '2: Server', 'Part'],
  ],
  [
    ['items', 0, 'part'],
    ['Rows', '1: Browser', 'Part'],
  ],
  [
    ['items', { _key: 'gone' }, 'part'],
    ['Rows', 'Part'],
  ],
  [
    ['body', { _key: 'a' }, 'markDefs', { _key: 'm' }, 'href'],
    ['Text', '“We keep what you send for thir …”', 'Leads to'],
  ],
])('%j names the list item', (path, titles) => {
  const value = {
    items: [
      { _key: 'a', part: 'Browser' },
      { _key: 'b', part: 'Server' },
    ],
    body: [
      {
        _key: 'a',
        _type: 'block',
        children: [{ text: 'We keep what you ' }, { text: 'send for thirty days.' }],
        markDefs: [{ _key: 'm', href: '/gone' }],
      },
    ],
  }
  const type = schema.get('page')
  expect(type && fieldTitles(type, path, value)).toEqual(titles)
})
