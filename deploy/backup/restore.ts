import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { givenPath, setVariables } from '../environment.ts'
import { readArguments } from '../read-arguments.ts'
import { deletionsFile } from './deletions-file.ts'
import { asOnlyRun, exitCodeOf } from './one-run.ts'
import { recoverBackup } from './recovery/recover-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { describeError, targetOfEnvironment } from './target.ts'

const { values, word: given } = readArguments({
  usage: `restore <file> [--latest] [--replace] [--without-deletions]
Puts a backup back into an empty stack, or with --replace in the place of what is there; --latest goes on to
the end of the record. What was deleted since stays deleted, but for --without-deletions.`,
  options: {
    replace: { type: 'boolean', default: false },
    'without-deletions': { type: 'boolean', default: false },
    latest: { type: 'boolean', default: false },
  },
  words: 1,
})

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)))

/** The role that reads the copy is the one that restores. */
const databaseUrl = () => setVariables().DATABASE_URL ?? 'postgresql://postgres@localhost/postgres'

try {
  if (!given) throw new Error('name the backup: restore <file> [--latest] [--replace] [--without-deletions]')
  const file = givenPath(given)
  if (!existsSync(file)) throw new Error(`there is no ${file}`)
  const target = targetOfEnvironment()
  const onProgress = (line: string) => console.log(`  ${line}`)
  console.log(`Restoring into ${target.name} …`)
  const { createdAt } = await asOnlyRun(target.database, async () => {
    const recovered = values.latest ? await recoverBackup(file, databaseUrl(), onProgress) : null
    try {
      return await restoreBackup(target, recovered ?? file, {
        replace: values.replace,
        deletionsFile: deletionsFile(file),
        ...(values['without-deletions'] && { deletions: [] }),
        onProgress,
        signal: stopping.signal,
      })
    } finally {
      if (recovered) await rm(dirname(recovered), { recursive: true, force: true })
    }
  })
  console.log(`Everything is as it was at ${createdAt}.`)
} catch (error) {
  console.error(`The restore failed: ${describeError(error)}`)
  process.exitCode = exitCodeOf(error)
  if (stopping.signal.aborted) process.exit()
}
