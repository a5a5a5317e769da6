import { habitLine } from '../crossed-wires/find-lines.ts'
import { plural } from '../english.ts'
import { postponed } from '../evidence/postponed-lines.ts'
import { maxLines } from '../evidence/strongest-lines.ts'
import { quoteSlot } from '../slots.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Analysis } from './analysis.ts'
import { frame, note, type UnnumberedSentence } from './sentence-kinds.ts'

type Unread = Snapshot['unread'][number]

const leftToPerson = (source: string) =>
  `${source} was left to a person: the machine reads and quotes nothing of it.`

const unreadTexts: Record<Unread['reason'], (source: string) => string> = {
  language: (source) =>
    source === 'survey'
      ? 'Your own words were not read by the machine: its word lists are English. They are printed as you wrote them, and a person read them.'
      : 'Your profile was not read by the machine: its word lists are English. A person read it.',
  care: leftToPerson,
  injection: leftToPerson,
  undecodable: (source) => `${source} was not measured: it could not be decoded.`,
  animated: (source) => `${source} was not measured: it is animated.`,
  'too-large': (source) => `${source} was not measured: it is too large.`,
  missing: (source) => `${source} was not measured: it is missing.`,
}

export function unreadSentences(analysis: Analysis): UnnumberedSentence[] {
  const { unread, fields, lines, crossed } = analysis
  const section = 'unread'
  const withoutReading = fields.filter(
    ({ id, kind }) =>
      kind === 'words' &&
      (id !== 'A6' || habitLine(analysis) === undefined) &&
      id !== 'A10' &&
      !lines.some(
        ({ field, entry, dropped }) =>
          field === id && entry !== 'words' && entry !== postponed && dropped === undefined,
      ) &&
      !crossed.some(({ slots }) => slots.some((slot) => slot.kind === 'quote' && slot.source === id)),
  )
  const text = 'Printed as you wrote it, with nothing read in it: {0}.'
  return [
    ...unread.map(({ source, reason }) =>
      note({ section, rule: `unread.${reason}`, text: unreadTexts[reason](source) }),
    ),
    ...withoutReading
      .flatMap(({ id }) => lines.filter(({ field, entry }) => field === id && entry === 'words'))
      .map((line) => frame({ section, rule: `words.${line.field}`, text, slots: [quoteSlot(line)] }, [line])),
  ]
}

function sources({ fields, lines, pictures }: Analysis): string[] {
  const choices = new Set(lines.filter(({ kind }) => kind === 'choice').map(({ source }) => source)).size
  const read = fields.filter(({ unread, passages }) => unread === null && passages.length > 0)
  const answers = read.filter(({ kind }) => kind === 'words').length
  const confirmed = lines.filter(({ kind }) => kind === 'confirmed').length
  const profile = read.some(({ kind }) => kind === 'profile')
  return [
    plural(choices, 'choice'),
    `${plural(answers, 'answer')} in your words`,
    profile ? 'one profile' : 'no profile',
    plural(pictures.filter(({ measured }) => measured).length, 'picture'),
    ...(confirmed === 0 ? [] : [`${plural(confirmed, 'reading')} that you confirmed`]),
  ]
}

export function closingSentences(analysis: Analysis): UnnumberedSentence[] {
  const section = 'note'
  const cut = analysis.fields.filter(({ unread, isCut }) => unread === null && isCut).map(({ id }) => id)
  const cutText = `${cut.join(', ')}: the machine read the beginning. A person reads the rest.`
  const cappedText = `More lines were read than a sheet keeps: it has ${maxLines}, taken from each field in turn.`
  return [
    note({
      section: 'not-this',
      rule: 'not-this',
      text: 'A reading of ten answers, a profile and pictures. Not a test of ability, not a diagnosis, no comparison with other people, no prediction. A sentence that is wrong is wrong: tell us which, each has a number.',
    }),
    note({ section, rule: 'note.sources', text: `Read from ${sources(analysis).join(', ')}.` }),
    ...(cut.length > 0 ? [note({ section: 'unread', rule: 'note.cut', text: cutText })] : []),
    ...(analysis.capped ? [note({ section, rule: 'note.capped', text: cappedText })] : []),
  ]
}
