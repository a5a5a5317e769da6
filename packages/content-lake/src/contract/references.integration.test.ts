import { describe, expect, test } from 'vitest'
import { contractLake } from './contract-lake.ts'

const lake = await contractLake()

const conflict = { statusCode: 409 }
const doc = (name: string, more = {}) => ({ _id: lake.id(name), _type: lake.type, ...more })

describe('references', () => {
  const pointing = (target: string, more = {}) => ({
    to: { _type: 'reference', _ref: lake.id(target), ...more },
  })

  test('need an existing target at the end of the transaction', async () => {
    await expect(lake.client.create(doc('lost', pointing('nowhere')))).rejects.toMatchObject(conflict)
    await lake.client
      .transaction()
      .create(doc('from', pointing('to')))
      .create(doc('to'))
      .commit()
    expect(await lake.client.getDocument(lake.id('from'))).toBeTruthy()
  })

  test('protect their target from deletion', async () => {
    await expect(lake.client.delete(lake.id('to'))).rejects.toMatchObject(conflict)
    await lake.client.transaction().delete(lake.id('to')).delete(lake.id('from')).commit()
    expect(await lake.client.getDocument(lake.id('to'))).toBeFalsy()
  })

  test('need and protect no target when they are weak', async () => {
    await lake.client.create(doc('weak', pointing('later', { _weak: true })))
    await lake.client.create(doc('later'))
    await lake.client.delete(lake.id('later'))
    expect(await lake.client.getDocument(lake.id('weak'))).toBeTruthy()
  })
})
