import { expect, test, vi } from 'vitest'
import { type PrepareJob, preparePicture } from './prepare-picture.ts'

test('a browser that refuses workers refuses each picture with a reason, and goes on', async () => {
  let asked = 0
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        asked += 1
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  const job = {} as PrepareJob
  const refused = { state: 'refused', refusal: { reason: 'worker-error' } }
  expect(await Promise.all([preparePicture(job), preparePicture(job)])).toEqual([refused, refused])
  expect(asked).toBe(2)
})
