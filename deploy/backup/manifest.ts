import * as z from 'zod'

const part = z.object({ sha256: z.string(), bytes: z.number() })

const storedObject = z.object({
  bucket: z.string(),
  name: z.string(),
  type: z.string(),
  cacheSeconds: z.string(),
})
export type StoredObject = z.infer<typeof storedObject>

/** The last entry of a backup, so that a truncated archive is noticed. */
export const manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  schema: z.string(),
  supabaseUrl: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  objects: z.array(storedObject),
  documents: z.number(),
  parts: z.record(z.string(), part),
})
export type Manifest = z.infer<typeof manifest>

export const manifestEntry = 'manifest.json'
export const contentEntry = 'content.tar.gz'
export const rowsEntry = (table: string) => `rows/${table}.ndjson`
export const objectEntry = ({ bucket, name }: { bucket: string; name: string }) => `objects/${bucket}/${name}`
