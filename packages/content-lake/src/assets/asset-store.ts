import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LakeSettings } from '../settings.ts'
import { isObject, type LakeDocument } from '../store/lake-document.ts'

/** 40 hex digits of SHA-1, for images the size, then the extension. */
const safeName = /^[0-9a-f]{40}(-\d+x\d+)?\.[a-z0-9]{1,12}$/

/** The bytes of images and files, one file each, named by content. */
export class AssetStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = join(folder, 'assets')
  }

  /** Absolute path, or `undefined` for a name that no asset can have. */
  pathOf(name: string): string | undefined {
    return safeName.test(name) ? join(this.#folder, name) : undefined
  }

  /** Written aside, synced, then renamed: an asset is there whole or not at all. */
  async put(name: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(name)
    if (path === undefined) throw new Error(`"${name}" is not the name of an asset`)
    await mkdir(this.#folder, { recursive: true })
    const draft = `${path}.${randomBytes(6).toString('hex')}.part`
    const file = await open(draft, 'w')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  }

  /** Size in bytes, or `undefined` when there is no such asset. */
  async sizeOf(name: string): Promise<number | undefined> {
    const path = this.pathOf(name)
    if (path === undefined) return undefined
    return stat(path).then(
      ({ size }) => size,
      () => undefined,
    )
  }

  read(name: string, range: { start?: number; end?: number } = {}): ReadStream {
    const path = this.pathOf(name)
    if (path === undefined) throw new Error(`"${name}" is not the name of an asset`)
    return createReadStream(path, range)
  }
}

/** Hex; the hosted service identifies assets by it. */
export function sha1Of(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('hex')
}

/**
 * Sets path and address of this lake: imported documents carry others, and the lake's port may have changed.
 */
export function withLocalAddress(document: LakeDocument, settings: LakeSettings): LakeDocument {
  const match = /^(image|file)-([0-9a-f]{40})(?:-(\d+x\d+))?-([a-z0-9]+)$/.exec(document._id)
  if (!match || !isObject(document)) return document
  const [, kind, hash, size, extension] = match
  const name = size ? `${hash}-${size}.${extension}` : `${hash}.${extension}`
  const path = `${kind}s/${settings.projectId}/${settings.dataset}/${name}`
  return { ...document, assetId: hash, path, url: `${settings.publicUrl}/${path}` }
}
