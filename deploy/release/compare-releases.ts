import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isDirectory(),
  )
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      const content = lstatSync(path).isSymbolicLink() ? readlinkSync(path) : readFileSync(path, 'latin1')
      return [path.slice(folder.length + 1), content]
    }),
  )
}

/** Names of the files that differ between two unpacked releases, or that only one of them has. */
export function differences(one: string, other: string): string[] {
  for (const folder of [one, other]) if (!existsSync(folder)) throw new Error(`There is no ${folder}.`)
  const [first, second] = [contents(one), contents(other)]
  const names = new Set([...first.keys(), ...second.keys()])
  return [...names].filter((name) => first.get(name) !== second.get(name)).toSorted()
}
