import { read, sourceFiles } from './source-files.ts'

/** The rows of the site in the features list, letter by letter, and how many there are. */
const chapters = { A: 16, B: 18, C: 10, D: 6, E: 6 } as const

/** The test cases that the site has to pass, its own and its part of the common ones. */
export const cases = ['T12', 'T14', 'T21', 'T70', 'T71', 'T73', 'T74', 'T75', 'T76', 'T77', 'T78'].concat([
  'T110',
  'T111',
  'T112',
  'T113',
  'T114',
])

export const rows = Object.entries(chapters).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
)

export interface NamedTest {
  file: string
  title: string
  rows: string[]
}

const call =
  /(?:^|[^\w.])(?:test|it|describe)(?:\.describe)?\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/g
/** The site's own tests and those of its parts; other rooms have the same cases for themselves. */
const ours = /^(tests\/site|apps\/site|packages\/(content|ui))\/.*\.(test|spec)\.tsx?$/
const marks = /^(?:[A-Z]\d{1,3} )+/

/** Every test whose title begins with the rows it proves: “B3 B4 three numbered cards …”. */
export function namedTests(): NamedTest[] {
  return sourceFiles()
    .filter((file) => ours.test(file))
    .sort()
    .flatMap((file) =>
      [...read(file).matchAll(call)].flatMap(({ groups }) => {
        const title = groups?.title?.replaceAll("\\'", "'") ?? ''
        const found = marks.exec(title)?.[0].trim().split(' ') ?? []
        return found.length > 0 ? [{ file, title, rows: found }] : []
      }),
    )
}
