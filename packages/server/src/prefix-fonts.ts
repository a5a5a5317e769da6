/**
 * `node prefix-fonts.ts <folder> <prefix>`, after a build with `inlineCss` and an `assetPrefix`: Turbopack
 * writes the addresses of fonts without it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder = '', prefix = ''] = process.argv.slice(2)
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?:\.css|_client-reference-manifest\.js)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  const prefixed = text.replaceAll('url(/_next/', `url(${prefix}/_next/`)
  if (prefixed !== text) writeFileSync(file, prefixed)
}
