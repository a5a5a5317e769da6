/** `node store-files.ts <folder>`, after a build: writes the brotli of each script and sheet beside it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bestBrotli } from './stored-brotli.ts'

/** Below it an answer is one packet either way. */
const leastBytes = 1_024

const [folder = ''] = process.argv.slice(2)
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
await Promise.all(
  files.map(async (file) => {
    const body = readFileSync(file)
    if (body.byteLength >= leastBytes) writeFileSync(`${file}.br`, await bestBrotli(body))
  }),
)
