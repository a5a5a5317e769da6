import 'server-only'
import { urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { draftClient, writeClient } from '../content/client.ts'

/** An id with a dot is never public. */
const type = 'sharedPreview'

interface SharedLink {
  id: string
  path: string
  /** ms since 1970 */
  until: number
  by: string | undefined
}

/** Also deletes expired links. */
export async function recordLink({ id, path, until, by }: SharedLink): Promise<void> {
  const record = {
    _id: `${type}.${id}`,
    _type: type,
    path,
    until: new Date(until).toISOString(),
    ...(by && { by }),
  }
  await writeClient.mutate([
    { create: record },
    { delete: { query: '*[_type == $type && dateTime(until) < dateTime(now())]', params: { type } } },
  ])
}

export async function editorOfSecret(url: string): Promise<string | undefined> {
  const secret = new URL(url).searchParams.get(urlSearchParamPreviewSecret)
  const query = '*[_type == "sanity.previewUrlSecret" && secret == $secret][0].userId'
  const by = await draftClient
    .fetch<string | null>(query, { secret }, { perspective: 'raw', cache: 'no-store' })
    .catch(() => null)
  return by ?? undefined
}
