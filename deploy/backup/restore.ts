import { parseArgs } from 'node:util'
import { givenPath } from '../environment.ts'
import { describeLakeError } from '../targets/lake-target.ts'
import { restoreBackup } from './restore-backup.ts'
import { targetOfEnvironment } from './target.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)))

try {
  const { values, positionals } = parseArgs({
    options: {
      replace: { type: 'boolean', default: false },
      'without-deletions': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [given] = positionals
  if (!given) throw new Error('name the backup: npm run restore -- <file> [--replace] [--without-deletions]')
  const target = targetOfEnvironment()
  console.log(`Restoring into ${target.name} …`)
  const { createdAt } = await restoreBackup(target, givenPath(given), {
    replace: values.replace,
    ...(values['without-deletions'] && { deletions: [] }),
    onProgress: (line) => console.log(`  ${line}`),
    signal: stopping.signal,
  })
  console.log(`Everything is as it was at ${createdAt}.`)
} catch (error) {
  console.error(`The restore failed: ${describeLakeError(error)}`)
  process.exitCode = 1
  if (stopping.signal.aborted) process.exit()
}
