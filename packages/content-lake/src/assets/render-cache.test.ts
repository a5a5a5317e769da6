import { expect, test } from 'vitest'
import { RenderCache } from './render-cache.ts'

const image = (size: number) => ({ bytes: Buffer.alloc(size), mimeType: 'image/png' })

test('the oldest pictures are dropped when all together have too many bytes', async () => {
  const cache = new RenderCache({ bytes: 100, running: 2 })
  let renders = 0
  const get = (key: string, size: number) =>
    cache.get(key, async () => {
      renders += 1
      return image(size)
    })
  for (const key of ['a', 'b', 'a', 'c']) await get(key, 40)
  expect(renders).toBe(3)
  await get('a', 40)
  expect(renders).toBe(3)
  await get('b', 40)
  expect(renders).toBe(4)
  await get('large', 400)
  await get('large', 400)
  expect(renders).toBe(6)
})

test('few are rendered at once, and one that failed is rendered again', async () => {
  const cache = new RenderCache({ bytes: 100, running: 1 })
  const first = Promise.withResolvers<ReturnType<typeof image>>()
  let began = 0
  const one = cache.get('one', () => {
    began += 1
    return first.promise
  })
  const two = cache.get('two', async () => {
    began += 1
    return image(1)
  })
  expect(began).toBe(1)
  first.reject(new Error('no picture'))
  await expect(one).rejects.toThrow('no picture')
  await two
  expect(began).toBe(2)
  await cache.get('one', async () => image(2))
})
