import type { SanityClient } from 'sanity'

type Document = Record<string, unknown> & { _id: string; _type: string; _rev: string; _updatedAt: string }

/**
 * The version of a published document before its last publish; `null` when there was none. Reads the history that the content
 * lake keeps, the local and the hosted one alike. Throws when the lake does not answer.
 */
export async function versionBefore(client: SanityClient, id: string): Promise<Document | null> {
  const { dataset = 'production' } = client.config()
  const log = await ask(
    client,
    `/data/history/${dataset}/transactions/${id}?excludeContent=true&reverse=true&limit=2`,
  )
  const [, earlier] = (await log.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  if (typeof earlier?.id !== 'string') return null
  const then = await ask(client, `/data/history/${dataset}/documents/${id}?revision=${earlier.id}`)
  const { documents } = await then.json()
  return documents?.[0] ?? null
}

/** A plain request: the log is one JSON text a line, which the client cannot read. */
async function ask(client: SanityClient, path: string): Promise<Response> {
  const { token } = client.config()
  const response = await fetch(client.getUrl(path), {
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : { credentials: 'include' }),
  })
  if (!response.ok) throw new Error(`The history answered ${response.status}.`)
  return response
}
