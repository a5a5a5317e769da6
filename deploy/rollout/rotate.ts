import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setVariables } from '../environment.ts'
import { readArguments } from '../read-arguments.ts'
import { changeVariables } from './change-variables.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { checkedSecret, refusalOf, rotated } from './rotated.ts'
import { restart, restartRecorder, units } from './units.ts'

const { word: name = '', values } = readArguments({
  usage: `rotate <name> [--given | --finish]
Puts a new secret before the old one, or with --given the one that stdin brings, and restarts one process
after the other. --finish drops the old one.`,
  options: { finish: { type: 'boolean' }, given: { type: 'boolean', default: false } },
  words: 1,
})

oneAtATime()

const file = setVariables().TRACEWORK_ENV ?? '/etc/tracework/env'

try {
  const refusal = refusalOf(name, values.given || values.finish === true)
  if (refusal) throw new Error(refusal)
  const drawn = () => randomBytes(32).toString('base64url')
  const passed = async () => {
    if (process.stdin.isTTY) console.log(`The new ${name}, then Enter and Ctrl-D:`)
    return checkedSecret(name, await text(process.stdin))
  }
  const fresh = values.finish ? null : values.given ? await passed() : drawn()
  const { text: changed, secrets } = rotated(readFileSync(file, 'utf8'), name, fresh)
  await changeVariables(file, changed, async () => {
    for (const unit of units) {
      const status = await restart(unit)
      console.log(`${unit.name} ${status === 200 ? 'is ready' : `says ${status}, as before`}`)
    }
    restartRecorder()
  })
  const count = secrets.length === 1 ? 'one secret' : `${secrets.length}, the new one first`
  console.log(`${file}: ${name} holds ${count}.`)
  const next =
    secrets.length > 1
      ? `Give the new one to the others that have it (deploy/README.md, Secrets), then: rotate ${name} --finish`
      : 'Nothing here uses the old one any more: delete it where it was made.'
  console.log(values.finish ? 'The old secret opens nothing any more.' : next)
} catch (error) {
  console.error(`Not rotated: ${error instanceof Error ? error.message : error}.`)
  process.exitCode = 1
}
