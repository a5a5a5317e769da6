import type { ServerResponse } from 'node:http'
import { textOf } from '../documents/lake-document.ts'
import type { LakeRequest } from '../http/lake-request.ts'
import { type Route, responseSent } from '../http/routes.ts'
import { httpError } from '../lake-error.ts'
import { dataset, projectId } from '../settings.ts'
import type { Lake } from '../store/lake.ts'
import type { AssetStore } from './asset-store.ts'
import { imageRequest, isOriginalRequested } from './image-request.ts'
import { RenderCache } from './render-cache.ts'
import { renderImage } from './render-image.ts'

export function serveRoutes(lake: Lake, assets: AssetStore): Route[] {
  const cache = new RenderCache()
  /** The bytes of a deleted asset stay for an undo, but are not served. */
  const assetOf = async (kind: 'image' | 'file', given: string) => {
    const name = assetName(given)
    const document = lake.documents.byId.get(`${kind}-${name.replace('.', '-')}`)
    const size = document && (await assets.sizeOf(name))
    if (!document || size === undefined) throw httpError(404, `There is no ${kind} ${name}.`)
    return { name, size, document }
  }
  return [
    {
      method: 'GET|HEAD',
      path: `images/${projectId}/${dataset}/:name`,
      handle: async (request, given = '') => {
        const { name, size, document } = await assetOf('image', given)
        const { searchParams } = request.url
        setDownloadHeader(request, textOf(document.originalFilename) ?? name)
        if (isOriginalRequested(searchParams, name))
          return sendFile(request, assets, name, size, textOf(document.mimeType))
        const wanted = imageRequest(searchParams, request.incoming.headers.accept ?? '')
        if (searchParams.has('auto')) request.response.setHeader('vary', 'origin, accept')
        const { bytes, mimeType } = await cache.get(`${name} ${JSON.stringify(wanted)}`, () =>
          renderImage(assets.pathOf(name) ?? name, wanted),
        )
        assetHeaders(request.response, mimeType, bytes.length)
        request.response.end(request.method === 'HEAD' ? undefined : bytes)
        return responseSent
      },
    },
    {
      method: 'GET|HEAD',
      path: `files/${projectId}/${dataset}/:name`,
      handle: async (request, given = '') => {
        const { name, size, document } = await assetOf('file', given)
        setDownloadHeader(request, textOf(document.originalFilename) ?? name)
        return sendFile(request, assets, name, size, textOf(document.mimeType))
      },
    },
  ]
}

function assetName(given: string): string {
  return given.split('/')[0] ?? given
}

function setDownloadHeader({ url, response }: LakeRequest, filename: string): void {
  const download = url.searchParams.get('dl')
  if (download === null) return
  const name = encodeURIComponent(download || filename)
  response.setHeader('content-disposition', `attachment; filename*=UTF-8''${name}`)
}

function sendFile(
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
  return responseSent
}

/** Uploads must never run as script. */
function assetHeaders(response: ServerResponse, mimeType: string, length: number): void {
  const active = /html|xml|javascript/.test(mimeType) && mimeType !== 'image/svg+xml'
  response.setHeader('content-type', active ? 'application/octet-stream' : mimeType)
  response.setHeader('content-length', length)
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
}
