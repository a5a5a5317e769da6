import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

/** Of the engine what a browser loads, and all of it, as a function runs it. */
export const bundles = { browser: '../src/checking/readings-to-check.ts', draft: '../src/draft.ts' } as const

export async function bundled(entry: keyof typeof bundles): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'esnext',
      lib: {
        entry: fileURLToPath(new URL(bundles[entry], import.meta.url)),
        formats: ['iife'],
        name: 'map',
      },
    },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('vite wrote no bundle')
  const [chunk] = output.output
  return chunk.code
}

export const brotliBytes = (code: string): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
