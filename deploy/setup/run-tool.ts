import { execFileSync } from 'node:child_process'
import { Refusal } from './refusal.ts'

const quiet = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' }

/** Returns what it said; a refusal with its last line when it fails. */
export function runTool(program: string, parameters: readonly string[], remedy: string): string {
  try {
    return execFileSync(program, parameters, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...quiet },
    })
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    const said = stderr.trim().split('\n').at(-1) || message
    throw new Refusal(`${program} ${parameters[0] ?? ''} failed: ${said}`, remedy)
  }
}

/** Whether it ends well. */
export function succeeds(program: string, parameters: readonly string[]): boolean {
  try {
    execFileSync(program, parameters, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
