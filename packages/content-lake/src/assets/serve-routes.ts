import type { ServerResponse } from 'node:http'
import type { LakeRequest } from '../http/lake-request.ts'
import { answered, type Route } from '../http/routes.ts'
import { refusal } from '../lake-error.ts'
import type { LakeSettings } from '../settings.ts'
import type { Lake } from '../store/lake.ts'
import { textOf } from '../store/lake-document.ts'
import type { AssetStore } from './asset-store.ts'
import { asksForOriginal, imageRequest } from './image-request.ts'
import { RenderCache } from './render-cache.ts'
import { renderImage } from './render-image.ts'

/** Serves pictures (rendered as asked) and files. Anyone may read assets, as on the hosted CDN. */
export function serveRoutes(lake: Lake, assets: AssetStore, settings: LakeSettings): Route[] {
  const cache = new RenderCache()
  const { projectId, dataset } = settings
  /** Deleting an asset deletes its document; the bytes stay for an undo, and nobody is served them. */
  const assetOf = async (kind: 'image' | 'file', given: string) => {
    const name = assetName(given)
    const document = lake.documents.byId.get(`${kind}-${name.replace('.', '-')}`)
    const size = document && (await assets.sizeOf(name))
    if (!document || size === undefined) throw refusal(404, `There is no ${kind} ${name}.`)
    return { name, size, document }
  }
  return [
    {
      method: 'GET|HEAD',
      path: `images/${projectId}/${dataset}/:name`,
      handle: async (request, given = '') => {
        const { name, size, document } = await assetOf('image', given)
        const { searchParams } = request.url
        attach(request, textOf(document.originalFilename) ?? name)
        if (asksForOriginal(searchParams))
          return stream(request, assets, name, size, textOf(document.mimeType))
        const wanted = imageRequest(searchParams, request.incoming.headers.accept ?? '')
        if (searchParams.has('auto')) request.response.setHeader('vary', 'origin, accept')
        const { bytes, mimeType } = await cache.getOr(`${name} ${JSON.stringify(wanted)}`, () =>
          renderImage(assets.pathOf(name) ?? name, wanted),
        )
        assetHeaders(request.response, mimeType, bytes.length)
        request.response.end(request.method === 'HEAD' ? undefined : bytes)
        return answered
      },
    },
    {
      method: 'GET|HEAD',
      path: `files/${projectId}/${dataset}/:name`,
      handle: async (request, given = '') => {
        const { name, size, document } = await assetOf('file', given)
        attach(request, textOf(document.originalFilename) ?? name)
        return stream(request, assets, name, size, textOf(document.mimeType))
      },
    },
  ]
}

/** A vanity file name may follow the real one on the hosted CDN; here only the real one counts. */
function assetName(given: string): string {
  return given.split('/')[0] ?? given
}

function attach({ url, response }: LakeRequest, filename: string): void {
  const wish = url.searchParams.get('dl')
  if (wish === null) return
  const name = encodeURIComponent(wish || filename)
  response.setHeader('content-disposition', `attachment; filename*=UTF-8''${name}`)
}

function stream(
  { incoming, response, method }: LakeRequest,
  assets: AssetStore,
  name: string,
  size: number,
  mimeType = 'application/octet-stream',
): symbol {
  const range = /^bytes=(\d+)-(\d*)$/.exec(incoming.headers.range ?? '')
  const start = Number(range?.[1] ?? 0)
  const end = range?.[2] ? Math.min(Number(range[2]), size - 1) : size - 1
  const partial = range !== null && start <= end
  response.setHeader('accept-ranges', 'bytes')
  if (partial) {
    response.statusCode = 206
    response.setHeader('content-range', `bytes ${start}-${end}/${size}`)
  }
  assetHeaders(response, mimeType, partial ? end - start + 1 : size)
  if (method === 'HEAD') response.end()
  else assets.read(name, partial ? { start, end } : {}).pipe(response)
  return answered
}

/** What editors upload never runs: no script, no style from elsewhere, no sniffing, in a sandbox of its own. */
function assetHeaders(response: ServerResponse, mimeType: string, length: number): void {
  const active = /html|xml|javascript/.test(mimeType) && mimeType !== 'image/svg+xml'
  response.setHeader('content-type', active ? 'application/octet-stream' : mimeType)
  response.setHeader('content-length', length)
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
}
