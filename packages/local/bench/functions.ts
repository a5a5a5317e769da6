import { createReadStream, globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'
import { readGraph } from '../src/hosted/boot-functions.ts'
import { answerAsRegistry, packPackage, placeOf } from '../src/hosted/installed-packages.ts'
import { serveWhile } from '../src/hosted/serve-while.ts'
import { uploadFunctions } from '../src/hosted/upload-functions.ts'

/** Bundled by the server a function may have 5 MB. */
const budget = 2_000_000

const files = (folder: string) =>
  globSync('**/*', { cwd: folder })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())

interface Size {
  whole: number
  compressed: number
}

/** As the hosted bundler does it: sources and whole packages, in one archive, compressed with Brotli. */
async function measure(folder: string, packages: string[]): Promise<Size> {
  const size = { whole: 0, compressed: 0 }
  async function* contents() {
    const streams = [...files(folder).map((file) => createReadStream(file)), ...packages.map(packPackage)]
    for (const stream of streams)
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size.whole += chunk.length
        yield chunk
      }
  }
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size.compressed += chunk.length
      done()
    },
  })
  await pipeline(Readable.from(contents()), createBrotliCompress({ params: quality }), count)
  return size
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`.padStart(9)
const scratch = mkdtempSync(join(tmpdir(), 'wiring-sizes-'))
const cache = join(scratch, 'deno')
mkdirSync(cache)
let over = 0
try {
  for (const each of await uploadFunctions(scratch)) {
    const { packages } = await serveWhile(answerAsRegistry, (registry) =>
      readGraph(each, { registry, cache }),
    )
    const places = packages.flatMap(({ name, version }) => placeOf(name, version) ?? [])
    const { whole, compressed } = await measure(each.folder, places)
    if (compressed > budget) over += 1
    const verdict = compressed > budget ? 'OVER' : 'ok'
    console.log(`${each.name.padEnd(24)}${megabytes(whole)}${megabytes(compressed)} compressed  ${verdict}`)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
console.log(
  over === 0 ? `All within ${megabytes(budget).trim()}.` : `${over} over ${megabytes(budget).trim()}.`,
)
process.exit(over === 0 ? 0 : 1)
