import { editMark } from '@wiring/content/parts/edit-mark/edit-mark.tsx'
import { expect, test } from 'vitest'
import { addEditAddresses } from './add-edit-addresses.ts'

const page = () => ({
  _id: 'labPage',
  _type: 'labPage',
  portfolio: { title: 'Work', items: [{ _id: 'drafts.one', _type: 'portfolioItem', image: { alt: 'A' } }] },
})

test('a document in a list has its own edit address, a section the one of its page', () => {
  const answer = page()
  addEditAddresses(answer, 'https://studio.test')
  const base = 'base=https%3A%2F%2Fstudio.test'
  const [item = {}] = answer.portfolio.items
  expect(editMark(item, 'image')).toEqual({ 'data-sanity': `id=one;type=portfolioItem;path=image;${base}` })
  expect(editMark(answer.portfolio, 'title')).toEqual({
    'data-sanity': `id=labPage;type=labPage;path=portfolio.title;${base}`,
  })
})

test('an item of a list without an id is addressed by its key', () => {
  const answer = { _id: 'labPage', _type: 'labPage', philosophy: { bullets: [{ _key: 'a1' }] } }
  addEditAddresses(answer, 'https://studio.test')
  expect(editMark(answer.philosophy, ['bullets', { _key: 'a1' }])).toEqual({
    'data-sanity': 'id=labPage;type=labPage;path=philosophy.bullets:a1;base=https%3A%2F%2Fstudio.test',
  })
})

test('published content has no edit mark', () => {
  expect(editMark(page().portfolio, 'title')).toEqual({})
})
