import { join } from 'node:path'
import { read } from './source-files.ts'

const folders = ['content', 'content-lake', 'contract', 'local', 'map', 'server', 'session', 'sheet', 'ui']

/** `@wiring/map/personas` → `packages/map/fixtures/personas/personas.ts`. */
export function exportedFiles(): ReadonlyMap<string, string> {
  return new Map(
    folders.flatMap((name) => {
      const { exports } = JSON.parse(read(`packages/${name}/package.json`)) as {
        exports: Record<string, string>
      }
      return Object.entries(exports).map(([path, file]): [string, string] => [
        join(`@wiring/${name}`, path),
        join(`packages/${name}`, file),
      ])
    }),
  )
}
