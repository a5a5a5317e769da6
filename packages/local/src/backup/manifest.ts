import * as z from 'zod'

const part = z.object({ sha256: z.string(), bytes: z.number() })

const storedObject = z.object({
  bucket: z.string(),
  name: z.string(),
  type: z.string(),
  cacheSeconds: z.string(),
})
export type StoredObject = z.infer<typeof storedObject>

/** The last entry of a backup, by which a truncated or changed archive is noticed. */
const manifest = z.object({
  format: z.literal(1),
  /** The recovery point: what was acknowledged before is in the backup. */
  createdAt: z.string(),
  /** The newest migration. */
  schema: z.string(),
  /** Origin of the addresses of stored objects in the rows. */
  supabaseUrl: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  objects: z.array(storedObject),
  documents: z.number(),
  parts: z.record(z.string(), part),
})
export type Manifest = z.infer<typeof manifest>

export const manifestText = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(manifest)

export const manifestEntry = 'manifest.json'
export const contentEntry = 'content.tar.gz'
export const rowsEntry = (table: string) => `rows/${table}.ndjson`
export const objectEntry = ({ bucket, name }: { bucket: string; name: string }) => `objects/${bucket}/${name}`
