import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sendControlCommand } from '../control.ts'
import { dataFolder } from '../settings.ts'

const ask = (request: string) => sendControlCommand(request, join(dataFolder, 'test'))

const before = await ask('pid')

/** Not one that an earlier run left. One that does not start ends this run. */
export async function firstStackIsReady(): Promise<void> {
  while ((await ask('pid')) === before || JSON.parse((await ask('status')) ?? '{}').ready !== true)
    await wait(200)
}

export async function stopFirstStack(): Promise<void> {
  await ask('shutdown')
  while ((await ask('status')) !== null) await wait(200)
}
