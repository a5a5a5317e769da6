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

/** Pictures (rendered as asked) and files, readable by anyone as on the hosted CDN. */
export function serveRoutes(lake: Lake, assets: AssetStore, settings: LakeSettings): Route[] {
  const cache = new RenderCache()
  const { projectId, dataset } = settings
  /** A deleted asset loses its document and is not served; the bytes stay for an undo. */
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

/** The hosted CDN allows a vanity file name behind the real one. */
function assetName(given: string): string {
  return given.split('/')[0] ?? given
}

function attach({ url, response }: LakeRequest, filename: string): void {
  const download = url.searchParams.get('dl')
  if (download === null) return
  const name = encodeURIComponent(download || filename)
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

/** Uploads never run as script: sandboxed, no sniffing, HTML and XML as octet-stream. */
function assetHeaders(response: ServerResponse, mimeType: string, length: number): void {
  const active = /html|xml|javascript/.test(mimeType) && mimeType !== 'image/svg+xml'
  response.setHeader('content-type', active ? 'application/octet-stream' : mimeType)
  response.setHeader('content-length', length)
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
}
