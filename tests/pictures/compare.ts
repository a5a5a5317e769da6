/** `npm run measure:pictures -- <before> <after>`: which of two folders' photographs differ, and where. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const [before = '', after = ''] = process.argv.slice(2)
if (after === '') throw new Error('Name two folders of photographs: measure:pictures -- before after')

const textBeside = (folder: string, picture: string) => {
  const file = join(folder, picture.replace(/(-page-\d+)?\.png$/, '.txt'))
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

async function difference(picture: string): Promise<string> {
  if (picture.endsWith('.txt'))
    return textBeside(before, picture) === textBeside(after, picture) ? 'equal' : 'other words'
  const [one, other] = await Promise.all(
    [before, after].map((folder) =>
      sharp(join(folder, picture)).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (!one || !other) return 'not read'
  const { width, height } = one.info
  const sizes = `${width} × ${height} → ${other.info.width} × ${other.info.height}`
  const rows = new Set<number>()
  let pixels = 0
  const ends = Math.min(one.data.length, other.data.length)
  if (width === other.info.width)
    for (let at = 0; at < ends; at += 4)
      if (one.data.readUInt32LE(at) !== other.data.readUInt32LE(at)) {
        pixels += 1
        rows.add(Math.floor(at / 4 / width))
      }
  if (height === other.info.height && width === other.info.width && pixels === 0) return 'equal'
  const where =
    pixels === 0 ? '' : `, ${pixels} pixels, from row ${Math.min(...rows)} to ${Math.max(...rows)}`
  const words = textBeside(before, picture) === textBeside(after, picture) ? 'same words' : 'other words'
  return `${words}, ${sizes}${where}`
}

const [ofBefore, ofAfter] = [before, after].map((folder) =>
  readdirSync(folder).filter((file) => file.endsWith('.png') || /-text-|markdown/.test(file)),
)
const names = [...new Set([...(ofBefore ?? []), ...(ofAfter ?? [])])].toSorted()
const found = new Map<string, number>()
for (const name of names) {
  const said = !ofBefore?.includes(name)
    ? 'only after'
    : !ofAfter?.includes(name)
      ? 'only before'
      : await difference(name)
  const kind = said.split(',')[0] ?? ''
  found.set(kind, (found.get(kind) ?? 0) + 1)
  if (said !== 'equal') console.log(`${name.padEnd(56)} ${said}`)
}
console.log([...found].map(([kind, count]) => `${kind}: ${count}`).join(' · '))
