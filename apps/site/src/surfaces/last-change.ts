interface ChangedDocument {
  _type: string
  _updatedAt: string
  publishAt?: string | null
  unpublishAt?: string | null
}

const latest = new Map<string, string>()

/**
 * ISO 8601, of what visitors see at `now` (ms since 1970): a document with a date counts from the moment that
 * it appears or goes, and what was deleted from then on. Never earlier than before in this process: what is
 * unpublished takes its time along.
 */
export function lastChange(
  path: string,
  types: readonly string[],
  documents: readonly ChangedDocument[],
  now: number,
): string | undefined {
  const past = (time: string | null | undefined) => {
    const at = Date.parse(time ?? '')
    return at <= now ? [new Date(at).toISOString()] : []
  }
  const times = documents
    .filter(({ _type, publishAt }) => types.includes(_type) && !(Date.parse(publishAt ?? '') > now))
    .flatMap(({ _updatedAt, publishAt, unpublishAt }) => [
      ...past(_updatedAt),
      ...past(publishAt),
      ...past(unpublishAt),
    ])
  const last = [...times, latest.get(path) ?? ''].sort().at(-1) ?? ''
  if (last === '') return undefined
  latest.set(path, last)
  return last
}
