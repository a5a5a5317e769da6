import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { takeTestPorts, testPorts } from './test-ports.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'test-ports-'))

async function occupy(port: number): Promise<() => Promise<void>> {
  const server = createServer()
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  )
  return () => new Promise((resolve) => server.close(() => resolve()))
}

async function isRowFree(shift: number): Promise<boolean> {
  const taken = await Promise.allSettled(Object.values(testPorts(shift)).map(occupy))
  for (const each of taken) if (each.status === 'fulfilled') await each.value()
  return taken.every(({ status }) => status === 'fulfilled')
}

/** Far from the ports of this test's own run. Each is asked once, as get-port keeps what it gave. */
let base = 3_600
beforeEach(async () => {
  do base += 400
  while (!((await isRowFree(base)) && (await isRowFree(base + 20))))
})

test('a row with a taken port is passed over', async () => {
  const free = await occupy(testPorts(base).desk)
  try {
    expect(await takeTestPorts(base, newFolder())).toBe(base + 20)
  } finally {
    await free()
  }
})

test('a row that another run has taken is passed over before its stack listens', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, `wiring-test-ports-${base}.pid`), String(process.ppid))
  expect(await takeTestPorts(base, folder)).toBe(base + 20)
})

test('a row that a killed run left is taken again', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, `wiring-test-ports-${base}.pid`), '999999999')
  expect(await takeTestPorts(base, folder)).toBe(base)
  expect(readdirSync(folder)).toEqual([`wiring-test-ports-${base}.pid`])
})

test('no port of one row is a port of another one, or in the range of outgoing connections', () => {
  const ports = Array.from({ length: 20 }, (_, row) => Object.values(testPorts(row * 20))).flat()
  expect(new Set(ports).size).toBe(ports.length)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})
