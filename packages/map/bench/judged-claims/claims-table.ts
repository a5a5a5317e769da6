import { readFileSync, writeFileSync } from 'node:fs'
import { draftInputs } from '../../fixtures/personas/draft-persona.ts'
import { model } from '../../src/model.ts'
import type { Snapshot } from '../../src/snapshot.ts'
import { judgedPeople } from './judged-people.ts'
import type { Finding } from './judged-person.ts'
import { judgedTexts, numberedTexts, type Verdict, verdicts, writeUnjudged } from './verdicts.ts'

const file = new URL('claims.txt', import.meta.url)
const columns = [
  'model',
  'people',
  'numbered',
  ...verdicts,
  'not judged',
  'right said',
  'wrong said',
  'best lines used',
  'of them read',
] as const

const drafts = () =>
  judgedPeople.map((person) => ({ person, snapshot: draftInputs(person.inputs, person.pictures) }))

function isSaid({ switches, friction, sentences, experiment }: Snapshot, finding: Finding): boolean {
  const [what = '', which = ''] = finding.split(' ')
  if (what === 'fault') return friction.some(({ id, state }) => id === which && state === 'drawn')
  if (what === 'crossed') return sentences.some(({ rule }) => rule === `crossed.${which}`)
  if (what === 'experiment') return experiment?.id === which
  const reading = switches.find(({ id }) => id === what)
  if (reading === undefined || (reading.state !== 'set' && reading.state !== 'leans')) return false
  return reading.z < 0 === (which === 'left')
}

/** Quoted at its place, by a sentence that says something of it or under its question. */
const isUsed = ({ sentences }: Snapshot, line: string): boolean =>
  sentences.some(
    ({ section, slots }) =>
      section !== 'unread' && slots.some((slot) => slot.kind === 'quote' && slot.text.includes(line)),
  )

/** Not merely as she wrote it. */
const isRead = ({ sentences, ...snapshot }: Snapshot, line: string): boolean =>
  isUsed({ ...snapshot, sentences: sentences.filter(({ rule }) => !/^(?:words|own)\./.test(rule)) }, line)

export function missedFindings(): string[] {
  return drafts().flatMap(({ person, snapshot }) => [
    ...person.right
      .filter((each) => !isSaid(snapshot, each))
      .map((each) => `${person.id} leaves out ${each}`),
    ...person.wrong.filter((each) => isSaid(snapshot, each)).map((each) => `${person.id} says ${each}`),
    ...person.best
      .filter((line) => !isUsed(snapshot, line))
      .map((line) => `${person.id} leaves out “${line}”`),
  ])
}

export function claimsRow(name: string = model, isWanted: (id: string) => boolean = () => true): string {
  const counts = new Map<Verdict, number>()
  const said = { right: 0, ofRight: 0, wrong: 0, ofWrong: 0, best: 0, ofBest: 0, read: 0 }
  let numbered = 0
  const people = drafts().filter(({ person }) => isWanted(person.id))
  for (const { person, snapshot } of people) {
    const judged = judgedTexts(person.id)
    for (const text of numberedTexts(snapshot)) {
      const verdict = judged.get(text) ?? 'not judged'
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
      numbered += 1
    }
    said.right += person.right.filter((each) => isSaid(snapshot, each)).length
    said.ofRight += person.right.length
    said.wrong += person.wrong.filter((each) => isSaid(snapshot, each)).length
    said.ofWrong += person.wrong.length
    said.best += person.best.filter((line) => isUsed(snapshot, line)).length
    said.ofBest += person.best.length
    said.read += person.best.filter((line) => isRead(snapshot, line)).length
  }
  const cells = [
    name,
    people.length,
    numbered,
    ...[...verdicts, 'not judged' as const].map((verdict) => counts.get(verdict) ?? 0),
    `${said.right} of ${said.ofRight}`,
    `${said.wrong} of ${said.ofWrong}`,
    `${said.best} of ${said.ofBest}`,
    said.read,
  ]
  return rowOf(cells)
}

const rowOf = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => String(cell).padStart((columns[index] ?? '').length + 2)).join('')

export const committedTable = (): string => readFileSync(file, 'utf8')

/** Older models keep their rows. */
export function writeClaimsTable(): string {
  for (const { person, snapshot } of drafts()) writeUnjudged(person.id, numberedTexts(snapshot))
  const kept = committedTable()
    .split('\n')
    .slice(1)
    .filter((row) => row !== '' && !row.trimStart().startsWith(`${model} `))
  const table = `${[rowOf(columns), ...kept, claimsRow()].join('\n')}\n`
  writeFileSync(file, table)
  return table
}
