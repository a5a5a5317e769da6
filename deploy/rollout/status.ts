import { currentRelease, previousRelease, rolloutFolder as root } from './layout.ts'
import { readiness, units } from './units.ts'

const states = await Promise.all(units.map(async (unit) => ({ unit, status: await readiness(unit) })))

console.log(`Release ${currentRelease(root) ?? 'none'}, before it ${previousRelease(root) ?? 'none'}`)
for (const { unit, status } of states)
  console.log(`${status === 200 ? '✓' : '✗'} ${unit.name.padEnd(28)} ${status || 'no answer'}`)
if (states.some(({ status }) => status !== 200)) process.exitCode = 1
