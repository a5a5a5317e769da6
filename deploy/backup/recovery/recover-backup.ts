import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { dataFolder } from '../../environment.ts'
import { verifyArchive } from '../archive-reader.ts'
import { writeArchive } from '../archive-writer.ts'
import { snapshot } from '../make-backup.ts'
import { contentEntry, objectEntry, rowsEntry } from '../manifest.ts'
import { unseal, unsealedName } from '../sealed-file.ts'
import { recoverDatabase } from './recovered-database.ts'
import { logsOf, objectName } from './recovery-files.ts'

/** Sealed file by the name of the object. */
async function loggedObjects(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => !file.endsWith('.unfinished'))
  return new Map(files.map((file) => [unsealedName(file), join(folder, file)]))
}

/** The schedule alone writes more often. */
const quietMs = 20 * 60_000

const lastTransaction = `select coalesce(pg_last_xact_replay_timestamp(), now())::text as moment`

/**
 * A backup of what the log beside `archive` brings it to: rows of the recovered database, objects of the log
 * and of `archive`, whose content stays. Returns its file, in a folder of its own.
 */
export async function recoverBackup(
  archive: string,
  databaseUrl: string,
  onProgress: (line: string) => void,
): Promise<string> {
  const backups = dirname(archive)
  await mkdir(dataFolder, { recursive: true })
  const folder = await mkdtemp(join(dataFolder, 'recovery-'))
  const { username, pathname } = new URL(databaseUrl)
  const role = { name: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) }
  try {
    const recovered = await recoverDatabase(backups, role)
    try {
      const { tables, schema, objects } = await snapshot(recovered.database, folder)
      const [last] = await recovered.database.transaction(({ rows }) =>
        rows<{ moment: string }>(lastTransaction),
      )
      const createdAt = new Date(last?.moment ?? Date.now()).toISOString()
      onProgress(`the log goes to ${createdAt}`)
      const recorded = await readFile(logsOf(backups).recorded, 'utf8').catch(() => null)
      if (recorded === null)
        onProgress('warning: no record lies beside the backup: what came after it is lost')
      else if (Date.parse(recorded) - Date.parse(createdAt) > quietMs)
        onProgress(`warning: it was recorded until ${recorded}: look whether a file of it is missing`)
      const file = join(folder, 'recovered.tar.gz')
      // It does not leave this machine.
      const writer = writeArchive(file, [])
      const logged = await loggedObjects(logsOf(backups).objects)
      const missing = new Map(objects.map((object) => [objectEntry(object), object]))
      for (const [entry, object] of missing) {
        const sealed = logged.get(objectName(object))
        if (sealed === undefined) continue
        await writer.addBytes(entry, await buffer(unseal(sealed)))
        missing.delete(entry)
      }
      const verified = await verifyArchive(archive, async (name, chunks) => {
        if (missing.delete(name)) await writer.addBytes(name, await buffer(chunks))
        else if (name === contentEntry)
          await pipeline(
            Readable.from(chunks),
            createWriteStream(join(folder, contentEntry), { mode: 0o600 }),
          )
        else for await (const _ of chunks);
      })
      if (missing.size > 0) onProgress(`${missing.size} stored objects are in no log, and lost`)
      for (const { name } of tables) await writer.addFile(rowsEntry(name), join(folder, `${name}.ndjson`))
      await writer.addFile(contentEntry, join(folder, contentEntry))
      await writer.finish({
        format: 1,
        createdAt,
        schema,
        supabaseUrl: verified.supabaseUrl,
        tables,
        objects: objects.filter((object) => !missing.has(objectEntry(object))),
        documents: verified.documents,
      })
      return file
    } finally {
      await recovered.stop()
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
