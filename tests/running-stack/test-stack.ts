import { join } from 'node:path'
import { dataFolder, numberVariable, type PortName, portVariable } from '@wiring/local/settings'
import { testPorts } from '@wiring/local/test-ports'

export const testFolder = join(dataFolder, 'test')

/** Set by `npm test`, which takes free ports. */
export const ports = testPorts(numberVariable('TEST_PORT_SHIFT', 0))

export const testEnvironment: Record<string, string> = {
  WIRING_DATA: testFolder,
  WIRING_BUILD: 'test',
  // No test cuts the power.
  POSTGRES_FSYNC: 'off',
  ...Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [portVariable(name as PortName), String(port)]),
  ),
}

/** `TEST_STACK=running` keeps a running stack; of two runs `first` keeps its stack for `last`. */
export const startsStack = !['running', 'last'].includes(process.env.TEST_STACK ?? '')
export const stackStays = ['running', 'first'].includes(process.env.TEST_STACK ?? '')
