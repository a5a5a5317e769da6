import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { packTar } from 'modern-tar/fs'
import * as z from 'zod'
import { repositoryRoot } from '../settings.ts'

const manifest = z.looseObject({ name: z.string(), version: z.string() })

const lockfile = z.object({ packages: z.record(z.string(), z.unknown()) })

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'))

let places: string[] | undefined

/** Of each version the first place: the archives of its copies differ by the times of their files. */
function installed(name: string) {
  places ??= Object.keys(lockfile.parse(readJson('package-lock.json')).packages)
  const found = places
    .filter((place) => place.endsWith(`node_modules/${name}`))
    .map((place) => ({ place, ...manifest.parse(readJson(`${place}/package.json`)) }))
  return found.filter(({ version }, index) => found.findIndex((each) => each.version === version) === index)
}

export function placeOf(name: string, version: string): string | undefined {
  const found = installed(name).find((each) => each.version === version)
  return found && join(repositoryRoot, found.place)
}

export const packPackage = (place: string): Readable =>
  packTar(place, {
    filter: (path) => !relative(place, path).split(sep).includes('node_modules'),
    map: (header) => ({ ...header, name: `package/${header.name}` }),
  })

const archives = new Map<string, Promise<Buffer>>()

function archiveOf(place: string): Promise<Buffer> {
  const archive = archives.get(place) ?? buffer(packPackage(place).pipe(createGzip({ level: 1 })))
  archives.set(place, archive)
  return archive
}

async function describe(origin: string, { place, ...known }: ReturnType<typeof installed>[number]) {
  const archive = await archiveOf(join(repositoryRoot, place))
  const shasum = createHash('sha1').update(archive).digest('hex')
  return { ...known, dist: { shasum, tarball: `${origin}/${known.name}/-/${known.version}.tgz` } }
}

/** An npm registry of what is installed: the locked versions, also without a network. */
export async function answerAsRegistry(request: Request): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  const path = decodeURIComponent(pathname.slice(1))
  const [, name = path, version] = /^(.+)\/-\/(.+)\.tgz$/.exec(path) ?? []
  if (version !== undefined) {
    const place = placeOf(name, version)
    if (place === undefined) return new Response(null, { status: 404 })
    return new Response(new Uint8Array(await archiveOf(place)))
  }
  const known = await Promise.all(installed(name).map((each) => describe(origin, each)))
  if (known.length === 0) return new Response(null, { status: 404 })
  const versions = Object.fromEntries(known.map((each) => [each.version, each]))
  return Response.json({ name, 'dist-tags': { latest: known.at(0)?.version }, versions })
}
