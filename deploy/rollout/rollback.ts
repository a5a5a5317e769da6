import { existsSync } from 'node:fs'
import { readArguments } from '../read-arguments.ts'
import { previousRelease, releaseFolder, rolloutFolder as root } from './layout.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { switchTo } from './switch-to.ts'

const { word } = readArguments({
  usage: `rollback [<release>]
Back to the release before this one, or to one of the last five; the database stays as it is.`,
  words: 1,
})

oneAtATime()

try {
  const id = word ?? previousRelease(root)
  if (id === null) throw new Error('there is no release before this one')
  if (!existsSync(releaseFolder(root, id))) throw new Error(`${id} is not among the kept releases`)
  console.log(`Back to ${id}`)
  // The schema stays: a release runs with that of the next one.
  await switchTo(root, id, console.log)
  console.log(`${id} serves.`)
} catch (error) {
  console.error(`Not rolled back: ${error instanceof Error ? error.message : error}.`)
  process.exitCode = 1
}
