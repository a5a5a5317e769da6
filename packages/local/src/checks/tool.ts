import { spawn } from 'node:child_process'
import { repositoryRoot } from '../settings.ts'

/** A tool of node_modules/.bin or any program. Resolves with its exit code and output. */
export function runTool(
  command: string,
  parameters: string[],
  options: { loud?: boolean; environment?: Record<string, string>; folder?: string } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: options.folder ?? repositoryRoot,
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const onOutput = (chunk: Buffer) => {
      output += chunk
      if (options.loud) process.stdout.write(chunk)
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}
