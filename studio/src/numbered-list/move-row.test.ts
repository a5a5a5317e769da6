import type { SanityClient } from 'sanity'
import { expect, test } from 'vitest'
import { moveRow } from './move-row.ts'
import type { Row } from './row-order.ts'

/** Refuses a patch of a document that was changed since, as the lake does. */
function lake(...ids: string[]) {
  const rows: Row[] = ids.map((id, index) => ({ _id: id, _type: 'step', _rev: `${id}0`, number: index + 1 }))
  let commits = 0
  let beforeCommit = async () => {}
  const transaction = () => {
    const patches: { id: string; rev: string; number: number }[] = []
    return {
      patch(id: string, make: (patch: object) => unknown) {
        make({
          ifRevisionId: (rev: string) => ({
            set: ({ number }: { number: number }) => patches.push({ id, rev, number }),
          }),
        })
      },
      async commit() {
        const other = beforeCommit
        beforeCommit = async () => {}
        await other()
        const found = patches.map(({ id }) => rows.find(({ _id }) => _id === id))
        if (patches.some(({ rev }, index) => found[index]?._rev !== rev))
          throw Object.assign(new Error('unexpected revision'), { statusCode: 409 })
        commits += 1
        for (const [index, { number }] of patches.entries())
          Object.assign(found[index] ?? {}, { number, _rev: `r${commits}` })
        return { transactionId: `r${commits}` }
      },
    }
  }
  const client = { fetch: async () => structuredClone(rows), transaction } as unknown as SanityClient
  return {
    client,
    row: (id: string) => structuredClone(rows.find(({ _id }) => _id === id)) as Row,
    order: () => rows.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0)).map(({ _id }) => _id),
    numbers: () => rows.map(({ number }) => number).toSorted(),
    onCommit: (work: () => Promise<unknown>) => {
      beforeCommit = async () => void (await work())
    },
  }
}

const down = (_: readonly Row[], from: number) => from + 1

test('two quick presses move a step twice, also where the list still shows it in its old place', async () => {
  const { client, row, order } = lake('a', 'b', 'c', 'd')
  const shown = row('a')
  await moveRow(client, shown, down)
  await moveRow(client, shown, down)
  expect(order()).toEqual(['b', 'c', 'a', 'd'])
})

test('of two editors who move at once each gets what she asked for, and no number stands twice', async () => {
  const { client, row, order, numbers, onCommit } = lake('a', 'b', 'c', 'd')
  onCommit(() => moveRow(client, row('a'), down))
  await moveRow(client, row('b'), down)
  expect(numbers()).toEqual([1, 2, 3, 4])
  expect(order()).toEqual(['a', 'b', 'c', 'd'])
})

test('at the end of the list nothing is moved', async () => {
  const { client, row } = lake('a', 'b')
  expect(await moveRow(client, row('b'), down)).toBeNull()
})
