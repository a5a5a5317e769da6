import { readArguments } from '../read-arguments.ts'
import { currentRelease, previousRelease, rolloutFolder as root, settledRelease } from './layout.ts'
import { readiness, units } from './units.ts'

readArguments({ usage: 'status\nWhich release serves, and how each process answers.' })

const states = await Promise.all(units.map(async (unit) => ({ unit, status: await readiness(unit) })))

const current = currentRelease(root)
console.log(`Release ${current ?? 'none'}, before it ${previousRelease(root) ?? 'none'}`)
if (current !== settledRelease(root))
  console.log(`Its roll-out was interrupted, or goes on: deploy ${current} again, or roll back.`)
for (const { unit, status } of states)
  console.log(`${status === 200 ? '✓' : '✗'} ${unit.name.padEnd(28)} ${status || 'no answer'}`)
if (states.some(({ status }) => status !== 200)) process.exitCode = 1
