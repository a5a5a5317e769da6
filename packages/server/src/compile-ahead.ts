/**
 * `node compile-ahead.ts <folder>`, after a build: lets V8 compile the scripts that pages start with beside
 * the main thread, while they arrive. Else it compiles each function when it is called: half of the longest
 * task of a load. Other engines read a comment.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const hint = '//# allFunctionsCalledOnLoad\n'

const [folder = ''] = process.argv.slice(2)
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const manifests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('_client-reference-manifest.js'),
)
const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(read('build-manifest.json'))
const ofPages = manifests.flatMap((file) => {
  const [, byEntry = '{}'] = /"entryJSFiles":(\{[^}]*\})/.exec(read(file)) ?? []
  return Object.values<string[]>(JSON.parse(byEntry)).flat()
})
for (const file of new Set([...rootMainFiles, ...ofPages]))
  writeFileSync(join(folder, file), hint + read(file))
