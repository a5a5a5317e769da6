import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { takesBrotli } from './stored-brotli.ts'

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/**
 * Addresses of an app's static files beside which their brotli lies (`store-files.ts`). `build` is below the
 * folder where the app was started.
 */
export function filesWithBrotli(build: string, address = '/_next/static'): ReadonlySet<string> {
  const folder = join(process.cwd(), build, 'static')
  if (!existsSync(folder)) return new Set()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const stored = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.br'))
  return new Set(
    stored.map((entry) => `${address}/${relative(folder, join(entry.parentPath, entry.name)).slice(0, -3)}`),
  )
}

/** Asks the app for the stored file in place of the other: its ranges, tag and age are then its own. */
export function askForBrotli(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlySet<string>,
): void {
  const [path = '', ...query] = (request.url ?? '').split('?')
  const type = types[path.slice(path.lastIndexOf('.'))]
  if (type === undefined || !files.has(path) || !takesBrotli(request)) return
  request.url = [`${path}.br`, ...query].join('?')
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Encoding', 'br')
}
