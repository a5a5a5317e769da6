import { readFileSync } from 'node:fs'
import { profileFields } from '@wiring/session/profile'
import { draftInputs } from '../../fixtures/personas/draft-persona.ts'
import { ownWordFields, type TextField } from '../../src/evidence/field-mask.ts'
import type { MapInputs } from '../../src/inputs.ts'
import type { Snapshot } from '../../src/snapshot.ts'
import { faultIds, switchById, switches } from '../../src/switches.ts'

/** One line of a table: field, labels ("~" before a tolerated one, "-" before a trap), text. */
export interface LabelledAnswer {
  field: TextField
  text: string
  labels: ReadonlySet<string>
  tolerated: ReadonlySet<string>
  trap: string | null
}

const tagLabels: Record<string, string> = {
  'tag.outside-date': 'date',
  'tag.at-night': 'night',
  'tag.in-the-morning': 'morning',
}
export const groups: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(switches.map(({ id, left, right }) => [id, [left, right]])),
  'where it waits': faultIds,
  'outside date': ['date'],
  'time of day': ['night', 'morning'],
}
const labelNames = Object.values(groups).flat()

function parseLine(line: string): LabelledAnswer {
  const [field = '', given = '', text = ''] = line.split(' | ')
  const names = given.split(' ')
  const unknown = names.filter((name) => !name.startsWith('-') && !labelNames.includes(name.replace('~', '')))
  if (text === '' || unknown.length > 0) throw new Error(`"${line}" is no labelled answer`)
  return {
    field: field as TextField,
    text,
    labels: new Set(names.filter((name) => labelNames.includes(name))),
    tolerated: new Set(names.filter((name) => name.startsWith('~')).map((name) => name.slice(1))),
    trap: names.find((name) => name.startsWith('-'))?.slice(1) ?? null,
  }
}

export const labelledAnswers = (name: string): LabelledAnswer[] =>
  readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(parseLine)

function inputsOf({ field, text }: LabelledAnswer): MapInputs {
  const key = Object.entries(ownWordFields).find(([id]) => id === field)?.[1]
  const profile = profileFields.map(({ name, kind }, index) => {
    const given = `P${index + 1}` === field ? text : ''
    return [name, kind === 'list' ? [given].filter((item) => item !== '') : given]
  })
  return {
    survey_version: '2027-01',
    survey_data: key === undefined ? {} : { [key]: text },
    json_profile: Object.fromEntries(profile) as MapInputs['json_profile'],
    name: '',
    completed_at: '2026-11-22T09:30:00.000Z',
  }
}

function labelsOf({ evidence }: Snapshot): Set<string> {
  const labels = evidence.flatMap(({ entry, e, switch: on, fault }) => {
    if (e === 0) return tagLabels[entry] ?? []
    return on === null ? (fault ?? []) : switchById(on)[e < 0 ? 'left' : 'right']
  })
  return new Set(labels)
}

export interface ReadAnswer {
  answer: LabelledAnswer
  read: ReadonlySet<string>
  isOtherLanguage: boolean
}

export const readAnswers = (answers: readonly LabelledAnswer[]): ReadAnswer[] =>
  answers.map((answer) => {
    const snapshot = draftInputs(inputsOf(answer))
    const isOtherLanguage = snapshot.unread.some(({ reason }) => reason === 'language')
    return { answer, read: labelsOf(snapshot), isOtherLanguage }
  })

export interface Score {
  right: number
  wrong: number
  missed: number
}

export function scoreOf(answers: readonly ReadAnswer[], labels: readonly string[]): Score {
  const score = { right: 0, wrong: 0, missed: 0 }
  for (const { answer, read } of answers)
    for (const label of labels) {
      if (answer.labels.has(label)) score[read.has(label) ? 'right' : 'missed'] += 1
      else if (read.has(label) && !answer.tolerated.has(label)) score.wrong += 1
    }
  return score
}

const poles: readonly string[] = switches.flatMap(({ left, right }) => [left, right])

export function emptyAnswers(answers: readonly ReadAnswer[]): { all: ReadAnswer[]; moved: ReadAnswer[] } {
  const all = answers.filter(({ answer }) => !poles.some((pole) => answer.labels.has(pole)))
  const moved = all.filter(({ answer, read }) =>
    poles.some((pole) => read.has(pole) && !answer.tolerated.has(pole)),
  )
  return { all, moved }
}
