import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject, type LakeDocument } from '../documents/lake-document.ts'
import { dataset, projectId } from '../settings.ts'

const safeName = /^[0-9a-f]{40}(-\d+x\d+)?\.[a-z0-9]{1,12}$/

export class AssetStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = join(folder, 'assets')
  }

  pathOf(name: string): string | undefined {
    return safeName.test(name) ? join(this.#folder, name) : undefined
  }

  /** Renamed after fsync: an asset is stored whole or not at all. */
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

export function sha1Of(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('hex')
}

/** Imported documents carry other addresses, and the lake's port may have changed. */
export function withLocalUrl(document: LakeDocument, lakeUrl: string): LakeDocument {
  const match = /^(image|file)-([0-9a-f]{40})(?:-(\d+x\d+))?-([a-z0-9]+)$/.exec(document._id)
  if (!match || !isObject(document)) return document
  const [, kind, hash, size, extension] = match
  const name = size ? `${hash}-${size}.${extension}` : `${hash}.${extension}`
  const path = `${kind}s/${projectId}/${dataset}/${name}`
  return { ...document, assetId: hash, path, url: `${lakeUrl}/${path}` }
}
