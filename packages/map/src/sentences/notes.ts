import { quote } from '../crossed/case.ts'
import { maxLines } from '../evidence/strongest-lines.ts'
import type { Snapshot } from '../snapshot.ts'
import { counted } from './number-word.ts'
import type { Sheet } from './sheet.ts'
import { frame, note, type Written } from './write.ts'

type Unread = Snapshot['unread'][number]

const unreadTexts: Record<Unread['reason'], (source: string) => string> = {
  language: (source) =>
    source === 'survey'
      ? 'Your own words were not read by the machine: its word lists are English. They are printed as you wrote them, and a person read them.'
      : 'Your profile was not read by the machine: its word lists are English. A person read it.',
  care: (source) => `${source} was left to a person: the machine reads and quotes nothing of it.`,
  injection: (source) => `${source} was left to a person: the machine reads and quotes nothing of it.`,
  undecodable: (source) => `${source} was not measured: it could not be decoded.`,
  animated: (source) => `${source} was not measured: it is animated.`,
  'too-large': (source) => `${source} was not measured: it is too large.`,
  missing: (source) => `${source} was not measured: it is missing.`,
}

export function unreadSentences(sheet: Sheet): Written[] {
  const reasons = sheet.unread.map(({ source, reason }) =>
    note({ section: 'unread', rule: `unread.${reason}`, text: unreadTexts[reason](source) }),
  )
  const silent = sheet.fields.filter(
    ({ id, kind }) =>
      kind === 'words' &&
      id !== 'A6' &&
      id !== 'A10' &&
      !sheet.lines.some(({ field, entry }) => field === id && entry !== 'words'),
  )
  const words = silent.flatMap(({ id }) => sheet.lines.filter(({ field }) => field === id))
  return [
    ...reasons,
    ...words.map((line) => {
      const text = 'Printed as you wrote it, with nothing read in it: {0}.'
      return frame({ section: 'unread', rule: `words.${line.field}`, text, slots: [quote(line)] }, [line])
    }),
  ]
}

function sources({ fields, lines, pictures }: Sheet): string[] {
  const choices = new Set(lines.filter(({ kind }) => kind === 'choice').map(({ source }) => source)).size
  const read = fields.filter(({ unread, passages }) => unread === null && passages.length > 0)
  const answers = read.filter(({ kind }) => kind === 'words').length
  const profile = read.some(({ kind }) => kind === 'profile')
  return [
    counted(choices, 'choice'),
    `${counted(answers, 'answer')} in your words`,
    profile ? 'one profile' : 'no profile',
    counted(pictures.filter(({ measured }) => measured).length, 'picture'),
  ]
}

export function closingSentences(sheet: Sheet): Written[] {
  const read = `Read from ${sources(sheet).join(', ')}.`
  const section = 'note'
  const most = `More lines were read than a sheet keeps: it has ${maxLines}, taken from each field in turn.`
  return [
    note({
      section: 'not-this',
      rule: 'not-this',
      text: 'A reading of ten answers, a profile and pictures. Not a test of ability, not a diagnosis, no comparison with other people, no prediction. A sentence that is wrong is wrong: tell us which, each has a number.',
    }),
    note({ section, rule: 'note.sources', text: read }),
    ...(sheet.capped ? [note({ section, rule: 'note.capped', text: most })] : []),
  ]
}
