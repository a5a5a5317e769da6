import { output } from './run.ts'

const unreleased = '## Not released yet\n'

/** By the first part that a subject names. */
function listed(subjects: readonly string[]): string {
  const parts = Map.groupBy(subjects, (subject) => /^([\w-]+)(?:, [\w-]+)*: /.exec(subject)?.[1] ?? 'more')
  return [...parts.keys()]
    .toSorted()
    .map((part) => {
      const lines = parts.get(part)?.map((subject) => `- ${subject}`) ?? []
      return `\n### ${part}\n\n${lines.join('\n')}\n`
    })
    .join('')
}

/** The file with this release on top: the notes written by hand, then what each commit says of itself. */
export function withRelease(
  file: string,
  { id, day, subjects }: { id: string; day: string; subjects: readonly string[] },
): string {
  const [head = '', ...sections] = file.split(/^(?=## )/m)
  const notes = sections[0]?.startsWith(unreleased) ? sections.shift()?.slice(unreleased.length).trim() : ''
  const own = [`## ${id}, ${day}`, notes].filter(Boolean).join('\n\n')
  const older = sections.length > 0 ? `\n${sections.join('')}` : ''
  return `${head}${own}\n${listed(subjects)}${older}`
}

/** Since the newest tag `release/…` before this commit; without one there is nothing to compare with. */
export function subjectsSinceRelease(): string[] {
  const tags = [
    'tag',
    '--list',
    'release/*',
    '--merged',
    'HEAD',
    '--no-contains',
    'HEAD',
    '--sort=-creatordate',
  ]
  const [before] = output('git', tags).split('\n')
  return before
    ? output('git', ['log', '--format=%s', `${before}..HEAD`])
        .trim()
        .split('\n')
    : []
}
