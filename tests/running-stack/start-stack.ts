import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { sendControlCommand } from '@wiring/local/control'
import { repositoryRoot } from '@wiring/local/settings'
import { testEnvironment, testFolder } from './test-stack.ts'

export async function stopStack(): Promise<void> {
  await sendControlCommand('shutdown', testFolder)
  while ((await sendControlCommand('status', testFolder)) !== null) await wait(200)
}

const supervisor = [process.execPath, 'packages/local/src/supervisor/start.ts']

/** Resolves when the stack is ready; rejects with its output. */
export function startStack(
  [program = '', ...parameters]: string[] = supervisor,
  environment: Record<string, string> = {},
): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: repositoryRoot,
      env: { ...process.env, ...testEnvironment, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group: a test signals all of it.
      detached: true,
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
      process.stdout.write(chunk)
      if (output.includes('Ready after')) resolve(child)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('exit', (code) => reject(new Error(`The stack ended with ${code}:\n${output}`)))
  })
}
