import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ScratchCopy, scratchCopy } from './testing/scratch-copy.ts'

const types = 'packages/content/src/sanity.types.ts'
const schema = 'packages/content/src/documents/banner/banner.schema.ts'
const query = 'packages/content/src/documents/redirect/redirect.query.ts'

let copy: ScratchCopy
let watch: ChildProcess
let said = ''

/** As the supervisor of `npm run dev` starts it, on a copy of the sources. */
beforeAll(async () => {
  copy = scratchCopy('typegen-watch')
  watch = spawn(process.execPath, ['typegen.ts', '--watch'], { cwd: join(copy.folder, 'studio') })
  for (const stream of [watch.stdout, watch.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  await vi.waitFor(() => expect(said.split('\n')).toContain('ready'), 30_000)
})

afterAll(async () => {
  const ended = once(watch, 'exit')
  watch.kill()
  await ended
  copy.remove()
})

/** However long the machine takes. */
const eventually = (look: () => void) => vi.waitFor(look, { timeout: 150_000, interval: 200 })

test('tells what is broken, and writes the types when content type and query are right', {
  timeout: 400_000,
}, async () => {
  const [before, banner] = [copy.read(types), copy.read(schema)]
  copy.write(schema, `${banner}\nthis is no TypeScript`)
  await eventually(() => expect(said).toContain('failed:'))
  expect(copy.read(types)).toBe(before)

  const footnote = "line({ name: 'footnote', title: 'F', help: 'F', max: 9 }), ...scheduleFields,"
  copy.write(schema, banner.replace('...scheduleFields,', footnote))
  await eventually(() => expect(copy.read(types), said).toMatch(/type Banner = \{[^}]*footnote/))

  // As many editors save: a new file replaces the old one.
  copy.write(`${query}.new`, copy.read(query).replace('_id, from', '_id, "origin": from, from'))
  renameSync(join(copy.folder, `${query}.new`), join(copy.folder, query))
  await eventually(() => expect(copy.read(types), said).toMatch(/RedirectsQueryResult = [^}]*origin/))
})
