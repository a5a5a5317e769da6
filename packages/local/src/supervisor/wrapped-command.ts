/** Ends a program that is not Node (turbo) with its parent. */
import { spawn } from 'node:child_process'

const [program = '', ...parameters] = process.argv.slice(2)
const child = spawn(program, parameters, { stdio: 'inherit' })
child.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
