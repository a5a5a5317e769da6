import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { currentRelease, pointTo, previousRelease, releaseFolder, settledRelease } from './layout.ts'

function server(...history: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'layout-'))
  for (const id of ['first', 'second', 'third']) mkdirSync(releaseFolder(root, id), { recursive: true })
  writeFileSync(join(root, 'history'), history.map((id) => `${id}\n`).join(''))
  return root
}

test('before a release stands the one that was switched to before it', () => {
  const root = server('first', 'second')
  pointTo(join(root, 'current'), join('releases', 'second'))
  expect([currentRelease(root), previousRelease(root)]).toEqual(['second', 'first'])
})

test('where a roll-out was interrupted, the way back leads to the release that all processes had', () => {
  const root = server('first', 'second')
  pointTo(join(root, 'current'), join('releases', 'third'))
  expect([currentRelease(root), settledRelease(root)]).toEqual(['third', 'second'])
  expect(previousRelease(root)).toBe('second')
})

test('a bare server has none', () => {
  const root = mkdtempSync(join(tmpdir(), 'layout-'))
  expect([currentRelease(root), settledRelease(root), previousRelease(root)]).toEqual([null, null, null])
})
