import type * as z from 'zod'

/**
 * Parsed on first use: a build needs none. Throws a table of what is missing or wrong. `standIns` take the
 * place of variables that are not set.
 */
export function environment<Shape extends Record<string, z.ZodType>>(
  program: string,
  schema: z.ZodObject<Shape>,
  standIns: Record<string, string> = {},
): () => z.infer<z.ZodObject<Shape>> {
  let read: z.infer<z.ZodObject<Shape>> | undefined
  return () => {
    if (read !== undefined) return read
    // As a copied `.env.example` leaves them.
    const given = Object.entries(process.env).filter(([, value]) => value?.trim())
    const result = schema.safeParse({ ...standIns, ...Object.fromEntries(given) })
    if (!result.success) {
      const names = [...new Set(result.error.issues.map(({ path }) => String(path[0])))]
      const rows = names.map((name) => `  ${name.padEnd(38)} ${schema.shape[name]?.description}`)
      throw new Error(`${program} cannot start. Missing or wrong variables:\n${rows.join('\n')}`)
    }
    read = result.data
    return read
  }
}
