import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { takePidLock } from '../../bin/processes.mjs'
import type { PortName } from '../settings.ts'

/** Below the range of outgoing connections. */
const firstRow: Record<PortName, number> = {
  site: 3100,
  onboarding: 3101,
  desk: 3102,
  studio: 3433,
  supabase: 15_321,
  contentLake: 15_330,
  mail: 1180,
  smtp: 1125,
}

/** No port of one row is a port of another one. */
export const distance = 20
const rows = 20

export const testPorts = (shift: number) =>
  Object.fromEntries(Object.entries(firstRow).map(([name, port]) => [name, port + shift])) as Record<
    PortName,
    number
  >

async function isFree(port: number): Promise<boolean> {
  return (await getPort({ port, host: '127.0.0.1' })) === port
}

/** Its owner's pid stands in it. */
export const portLock = (shift: number, folder = tmpdir()) => join(folder, `wiring-test-ports-${shift}.pid`)

async function takeRow(shift: number, folder: string): Promise<boolean> {
  const file = portLock(shift, folder)
  try {
    const lock = takePidLock(file)
    if (typeof lock === 'number') return false
    process.once('exit', lock)
  } catch {
    // Another user's.
    return false
  }
  const free = await Promise.all(Object.values(testPorts(shift)).map(isFree))
  if (free.every(Boolean)) return true
  rmSync(file, { force: true })
  return false
}

/** The shift of the first free row from `wanted` on, held until this process ends. */
export async function takeTestPorts(wanted: number, folder = tmpdir()): Promise<number | null> {
  for (let row = 0; row < rows; row += 1) {
    const shift = wanted + row * distance
    if (await takeRow(shift, folder)) return shift
  }
  return null
}
