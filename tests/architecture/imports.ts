import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { read } from './source-files.ts'

/** What `file` imports, as it is written there. */
export function importsOf(file: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, read(file)).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => read(file).slice(start + 1, end - 1)),
  ]
}

/** Without those of types alone, which no browser loads. */
export function loadedImportsOf(file: string): string[] {
  const { staticImports } = parseSync(file, read(file)).module
  const ofTypes = staticImports
    .filter(({ entries }) => entries.length > 0 && entries.every(({ isType }) => isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  return importsOf(file).filter((request) => !ofTypes.includes(request))
}

/** Paths from the root. */
export function relativeImports(file: string): string[] {
  return importsOf(file)
    .filter((request) => request.startsWith('.'))
    .map((request) => join(dirname(file), request))
}
