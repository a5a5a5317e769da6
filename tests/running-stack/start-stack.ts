import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { askStack } from '@wiring/local/control'
import { repositoryRoot } from '@wiring/local/settings'
import { testEnvironment, testFolder } from './test-stack.ts'

/** Stops the stack under test and waits until nothing answers for it. */
export async function stopStack(): Promise<void> {
  await askStack('shutdown', testFolder)
  while ((await askStack('status', testFolder)) !== null) await wait(200)
}

const directly = [process.execPath, 'packages/local/src/supervisor/start.ts']

/**
 * Resolves when the stack says that it is ready, rejects with its output otherwise. `command` is the
 * supervisor itself, or `npm start`.
 */
export function startStack([program = '', ...parameters]: string[] = directly): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: repositoryRoot,
      env: { ...process.env, ...testEnvironment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group, so that a test can signal all of it.
      detached: true,
    })
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      process.stdout.write(chunk)
      if (said.includes('Ready after')) resolve(child)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`The stack ended with ${code}:\n${said}`)))
  })
}
