import { extname } from 'node:path'
import type { JsonObject, LakeDocument } from '../documents/lake-document.ts'
import { requirePrivileged } from '../http/caller.ts'
import { type LakeRequest, readBody } from '../http/lake-request.ts'
import type { Route } from '../http/routes.ts'
import { mutate } from '../mutate/mutate.ts'
import type { Lake } from '../store/lake.ts'
import { type AssetStore, sha1Of } from './asset-store.ts'
import { readImageMetadata } from './image-metadata.ts'

const uploadLimit = 64 * 1024 * 1024

export function uploadRoutes(lake: Lake, assets: AssetStore): Route[] {
  return [
    {
      method: 'POST',
      path: 'assets/images/:dataset',
      handle: async (request) => {
        requirePrivileged(request.caller)
        const bytes = await readBody(request.incoming, uploadLimit)
        const { extension, mimeType, width, height, metadata } = await readImageMetadata(
          bytes,
          request.url.searchParams.getAll('meta').flatMap((part) => part.split(',')),
        )
        const name = `${sha1Of(bytes)}-${width}x${height}`
        await assets.put(`${name}.${extension}`, bytes)
        return createAssetDocument(lake, request, {
          _id: `image-${name}-${extension}`,
          _type: 'sanity.imageAsset',
          ...assetFields(request, bytes, extension, mimeType),
          metadata,
        })
      },
    },
    {
      method: 'POST',
      path: 'assets/files/:dataset',
      handle: async (request) => {
        requirePrivileged(request.caller)
        const bytes = await readBody(request.incoming, uploadLimit)
        const given = extname(request.url.searchParams.get('filename') ?? '')
          .slice(1)
          .toLowerCase()
        const extension = /^[a-z0-9]{1,12}$/.test(given) ? given : 'bin'
        const hash = sha1Of(bytes)
        await assets.put(`${hash}.${extension}`, bytes)
        const mimeType = request.incoming.headers['content-type'] ?? 'application/octet-stream'
        return createAssetDocument(lake, request, {
          _id: `file-${hash}-${extension}`,
          _type: 'sanity.fileAsset',
          ...assetFields(request, bytes, extension, mimeType),
        })
      },
    },
  ]
}

function assetFields({ url }: LakeRequest, bytes: Buffer, extension: string, mimeType: string): JsonObject {
  const given = (name: string) => url.searchParams.get(name)
  const texts = ['label', 'title', 'description', 'creditLine'].flatMap((name) =>
    given(name) ? [[name, given(name)]] : [],
  )
  const source = given('sourceId')
    ? { source: { id: given('sourceId'), name: given('sourceName'), url: given('sourceUrl') } }
    : {}
  return {
    sha1hash: sha1Of(bytes),
    size: bytes.length,
    extension,
    mimeType,
    ...(given('filename') ? { originalFilename: given('filename') } : {}),
    uploadId: sha1Of(bytes).slice(0, 32),
    ...Object.fromEntries(texts),
    ...source,
  }
}

function createAssetDocument(
  lake: Lake,
  request: LakeRequest,
  document: JsonObject,
): { document: LakeDocument | undefined } {
  const { results } = mutate(lake, {
    mutations: [{ createIfNotExists: document }],
    transactionId: undefined,
    author: request.caller.author,
    autoGenerateArrayKeys: false,
    dryRun: false,
  })
  return { document: results[0]?.document }
}
