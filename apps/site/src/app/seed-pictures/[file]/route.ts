import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// The bundler would resolve a URL from import.meta.
const picturesFolder = join(process.cwd(), '../../packages/content/src/seed/pictures')

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return readdirSync(picturesFolder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => ({ file }))
}

/** For a build without the content lake. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  return new Response(new Uint8Array(readFileSync(join(picturesFolder, file))), {
    headers: { 'Content-Type': 'image/png' },
  })
}
