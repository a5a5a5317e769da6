import { relativeImports } from './imports.ts'
import { sourceFiles } from './source-files.ts'

const workspaces = ['apps/*', 'deploy', 'packages/*', 'studio', 'supabase/functions']
const workspaceOf = new RegExp(`^(${workspaces.join('|').replaceAll('*', '[^/]+')})/(src/)?`)
const isTest = /\.(test|spec)\.|\/testing\/|^packages\/content-lake\/src\/contract\//

const sources = sourceFiles().filter((file) => workspaceOf.test(file) && !isTest.test(file))

const known = new Set(sources)
const workspace = (file: string) => workspaceOf.exec(file)?.[1]

/** What of `file` lies in the last folder that it shares with `other`: a folder or the file. */
function childOf(file: string, other: string): string {
  const [parts, others] = [file.split('/'), other.split('/')]
  const shared = parts.findIndex((part, index) => part !== others[index])
  return parts.slice(0, shared + 1).join('/')
}

/** Imports within a workspace, each between two neighbours. */
const edges = sources.flatMap((file) =>
  relativeImports(file)
    .filter((target) => known.has(target) && target !== file && workspace(target) === workspace(file))
    .map((target) => ({
      from: childOf(file, target),
      to: childOf(target, file),
      text: `${file} → ${target}`,
    })),
)

export const importsOfNeighbours = edges.length

/** Imports that lead back to the neighbour they come from, at any depth. */
export function folderCircles(): string[] {
  let left = edges
  for (let before = -1; before !== left.length; ) {
    before = left.length
    const importing = new Set(left.map(({ from }) => from))
    const imported = new Set(left.map(({ to }) => to))
    left = left.filter(({ from, to }) => importing.has(to) && imported.has(from))
  }
  return left.map(({ text }) => text)
}
