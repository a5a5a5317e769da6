import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { setVariables } from '../environment.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { rotated } from './rotated.ts'
import { restart, units } from './units.ts'

oneAtATime()

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { finish: { type: 'boolean' } },
})
const file = setVariables().TRACEWORK_ENV ?? '/etc/tracework/env'

try {
  const [name = ''] = positionals
  const fresh = values.finish ? null : randomBytes(32).toString('base64url')
  const { text, secrets } = rotated(readFileSync(file, 'utf8'), name, fresh)
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  console.log(
    `${file}: ${name} holds ${secrets.length === 1 ? 'one secret' : `${secrets.length}, the new one first`}.`,
  )
  for (const unit of units) {
    const status = await restart(unit)
    console.log(`${unit.name} ${status === 200 ? 'is ready' : `says ${status}, as before`}`)
  }
  console.log(
    values.finish
      ? 'The old secret opens nothing any more.'
      : `Give the new one to the others that have it (deploy/README.md, Secrets), then: rotate ${name} --finish`,
  )
} catch (error) {
  console.error(`Not rotated: ${error instanceof Error ? error.message : error}.`)
  process.exitCode = 1
}
