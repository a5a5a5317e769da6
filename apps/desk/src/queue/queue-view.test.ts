import { expect, test } from 'vitest'
import { readView, viewAddress } from './queue-view.ts'

const read = (query: string, only?: 'delivered') =>
  readView(Promise.resolve(Object.fromEntries(new URLSearchParams(query))), only)

test('what waits longest comes first, and what went out last', async () => {
  expect(await read('')).toMatchObject({ show: 'all', sort: 'oldest' })
  expect(await read('', 'delivered')).toMatchObject({ show: 'delivered', sort: 'newest' })
  expect(await read('sort=oldest', 'delivered')).toMatchObject({ sort: 'oldest' })
  expect(await read('show=delivered')).toMatchObject({ sort: 'newest' })
})

test('an address names only what differs from its list, and keeps the order that was chosen', async () => {
  const queue = await read('')
  expect(viewAddress('/', { ...queue, show: 'care' })).toBe('/?show=care')
  expect(viewAddress('/', { ...queue, sort: 'newest' })).toBe('/?sort=newest')
  const delivered = await read('', 'delivered')
  expect(viewAddress('/delivered', delivered)).toBe('/delivered')
  expect(viewAddress('/delivered', { ...delivered, sort: 'oldest' })).toBe('/delivered?sort=oldest')
  expect(viewAddress('/', { show: 'care' })).toBe('/?show=care')
})
