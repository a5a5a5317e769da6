import { list, plural } from '../english.ts'
import { maxLines } from '../evidence/strongest-lines.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Analysis } from './analysis.ts'
import { note, type UnnumberedSentence } from './sentence-kinds.ts'

type Unread = Snapshot['unread'][number]

const leftToPerson = (source: string) =>
  `${source} was left to a person: the machine reads and quotes nothing of it.`

const partLeftToPerson = (source: string) =>
  `Of ${source} a part was left to a person: the machine reads and quotes nothing of that part.`

const unreadTexts: Record<Unread['reason'], (source: string) => string> = {
  language: (source) =>
    source === 'survey'
      ? 'Your own words were not read by the machine: its word lists are English. They are printed as you wrote them, and a person read them.'
      : 'Your profile was not read by the machine: its word lists are English. A person read it.',
  'somebody-else': () =>
    'Your profile was not read by the machine: it speaks of somebody by another name than yours. A person read it.',
  care: leftToPerson,
  injection: leftToPerson,
  undecodable: (source) => `${source} was not measured: it could not be decoded.`,
  animated: (source) => `${source} was not measured: it is animated.`,
  'too-large': (source) => `${source} was not measured: it is too large.`,
  missing: (source) => `${source} was not measured: it is missing.`,
}

export function unreadSentences(analysis: Analysis): UnnumberedSentence[] {
  return analysis.unread.map(({ source, reason, isPart }) =>
    note({
      section: 'unread',
      rule: `unread.${reason}`,
      text: isPart ? partLeftToPerson(source) : unreadTexts[reason](source),
    }),
  )
}

/** What a sentence was made of, counted; what was given and not read is none of it. */
function sources(analysis: Analysis): string[] {
  const { fields, lines, pictures } = analysis
  const choices = new Set(lines.filter(({ kind }) => kind === 'choice').map(({ source }) => source)).size
  const read = fields.filter(({ unread, passages }) => unread === null && passages.length > 0)
  const answers = read.filter(({ kind }) => kind === 'words').length
  const confirmed = lines.filter(({ kind }) => kind === 'confirmed').length
  const measured = pictures.filter((picture) => picture.measured).length
  return [
    ...(choices === 0 ? [] : [plural(choices, 'choice')]),
    ...(answers === 0 ? [] : [`${plural(answers, 'answer')} in your words`]),
    ...(read.some(({ kind }) => kind === 'profile') ? ['one profile'] : []),
    ...(measured === 0 ? [] : [plural(measured, 'picture')]),
    ...(confirmed === 0 ? [] : [`${plural(confirmed, 'reading')} that you confirmed`]),
  ]
}

/** Of the kinds that a reading may have, those that this one has not. */
function lacking(found: readonly string[]): string[] {
  const kinds = { 'in your words': 'answers in your words', profile: 'profile', picture: 'pictures' }
  return Object.entries(kinds).flatMap(([part, name]) =>
    found.some((each) => each.includes(part)) ? [] : [`no ${name}`],
  )
}

const allAnswers = ['five choices', 'five answers in your words']

/** “ten answers” where all were read. */
function readingOf(found: readonly string[]): string {
  const isAll = allAnswers.every((each) => found.includes(each))
  const parts = isAll ? ['ten answers', ...found.filter((each) => !allAnswers.includes(each))] : found
  return parts.length === 0 ? 'nothing yet' : list(parts)
}

export function closingSentences(analysis: Analysis): UnnumberedSentence[] {
  const section = 'note'
  const found = sources(analysis)
  const cut = analysis.fields.filter(({ unread, isCut }) => unread === null && isCut).map(({ id }) => id)
  const longText = `${cut.join(', ')}: the machine read the beginning. A person reads the rest.`
  const cappedText = `More lines were read than a sheet keeps: it has ${maxLines}, taken from each field in turn.`
  return [
    note({
      section: 'not-this',
      rule: 'not-this',
      text: `A reading of ${readingOf(found)}. Not a test of ability, not a diagnosis, no comparison with other people, no prediction. A sentence that is wrong is wrong: tell us which, each has a number.`,
    }),
    note({ section, rule: 'note.sources', text: `Read from ${[...found, ...lacking(found)].join(', ')}.` }),
    ...(cut.length > 0 ? [note({ section: 'unread', rule: 'note.cut', text: longText })] : []),
    ...(analysis.capped ? [note({ section, rule: 'note.capped', text: cappedText })] : []),
  ]
}
