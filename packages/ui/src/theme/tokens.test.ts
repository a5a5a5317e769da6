import { expect, test } from 'vitest'
import { tokenSheet } from './token-sheet.ts'
import { rooms } from './tokens.ts'

test('tokens.css is what tokens.ts says; `-u` writes it', async () => {
  await expect(tokenSheet()).toMatchFileSnapshot('tokens.css')
})

test('every room has a value for every name', () => {
  const names = Object.keys(rooms.paper).sort()
  for (const room of Object.values(rooms)) expect(Object.keys(room).sort()).toEqual(names)
})
