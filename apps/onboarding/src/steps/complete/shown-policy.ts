import * as z from 'zod/mini'

const answer = z.object({ version: z.string(), signed: z.string() })

export type ShownPolicy = z.infer<typeof answer>

export async function fetchPolicy(): Promise<ShownPolicy | null> {
  try {
    const response = await fetch('/api/privacy-version', { signal: AbortSignal.timeout(6_000) })
    return response.ok ? answer.parse(await response.json()) : null
  } catch {
    return null
  }
}
