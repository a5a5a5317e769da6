import type { SectionId, Sentence, Snapshot } from '@wiring/map/snapshot'
import {
  correctionsTo,
  mapTitle,
  printedDay,
  readFrom,
  revision,
  setByHand,
  signature,
  signerSentence,
} from './facts.ts'
import { groupLines, wordsOfLine } from './group-lines.ts'
import { inEvidence, inSection, laterSections, openSections, pathHeading, stagesOf } from './page-sections.ts'
import { numberFinder, sentenceText, sourceFinder } from './sentence-text.ts'

/** `expiresAt`: ISO 8601; `null` for a specimen. `contact`: where corrections go. */
export function mapText(snapshot: Snapshot, expiresAt: string | null, contact: string | null = null): string {
  const sourceOf = sourceFinder(snapshot)
  const numberOf = numberFinder(snapshot)
  const numbered = (id: string) => (numberOf(id) === null ? '' : `(${numberOf(id)})`)
  const line = (sentence: Sentence) =>
    [sentenceText(sentence, sourceOf), numbered(sentence.id)].filter((part) => part !== '').join(' ')
  const { sentences } = snapshot
  const evidence = (section: SectionId) => inEvidence(sentences, section).map(line)
  const stages = stagesOf(sentences)
  const block = (heading: string, text: string[]) =>
    text.length === 0 ? [] : [heading, '-'.repeat([...heading].length), ...text, '']
  return [
    `WIRING MAP · ${revision(snapshot)}${snapshot.name === '' ? '' : ` · FOR ${snapshot.name}`}`,
    '',
    mapTitle(snapshot),
    '='.repeat([...mapTitle(snapshot)].length),
    ...inSection(sentences, 'headline').map(line),
    '',
    ...signedWords(snapshot),
    `${readFrom(snapshot)} ${signature(snapshot)}`,
    ...setByHand(snapshot),
    ...(expiresAt === null ? [] : [`This sheet is deleted on ${printedDay(expiresAt)}.`]),
    '',
    ...openSections(sentences).flatMap(({ heading, sentences: open }) => block(heading, open.map(line))),
    ...block('The studio’s note', inSection(sentences, 'note').map(line)),
    ...(stages.length === 0 ? [] : [pathHeading, '-'.repeat(pathHeading.length)]),
    ...stages.flatMap(({ id, name }) => [`${name}.`, ...evidence(id), '']),
    ...laterSections.flatMap(({ id, heading }) => block(heading, evidence(id))),
    ...(contact === null ? [] : [correctionsTo(snapshot, contact), '']),
    ...block('The lines', evidenceLines(snapshot)),
    `Model ${snapshot.model}, lexicon ${snapshot.lexicon.slice(0, 8)}, survey ${snapshot.survey_version}, inputs ${snapshot.inputs.slice(0, 8)}.`,
    '',
    'TO PASTE INTO A CHAT AI',
    '-----------------------',
    chatBlock(snapshot),
    '',
  ].join('\n')
}

function signedWords(snapshot: Snapshot): string[] {
  const sentence = signerSentence(snapshot)
  return sentence === null ? [] : [`“${sentence}”`, `(${snapshot.signed_by ?? 'an example'})`, '']
}

const evidenceLines = ({ evidence }: Snapshot) =>
  groupLines(evidence).map((group) =>
    [group.source.padEnd(5), wordsOfLine(group), group.readings.join(', ')]
      .filter((part) => part !== '')
      .join('  '),
  )

const chatSections = [
  'arrive',
  'route',
  'shape',
  'decide',
  'release',
  'waits',
  'crossed',
  'questions',
] as const
/** Claims that a chat needs; her rule and her wish come beside them. */
const maxChatClaims = 13
const ownRules = ['repeat.A6', 'wish']

/** No name or address: it is pasted elsewhere. */
export function chatBlock(snapshot: Snapshot): string {
  const sourceOf = sourceFinder(snapshot)
  const claims = chatSections.flatMap((section) =>
    inSection(snapshot.sentences, section)
      .filter(({ kind }) => kind === 'claim')
      .map((sentence) => `- ${sentenceText(sentence, sourceOf)}`),
  )
  const own = snapshot.sentences
    .filter(({ rule }) => ownRules.includes(rule))
    .map((sentence) => `- ${sentenceText(sentence, sourceOf)}`)
  return [
    'How I work, with evidence. Use it as context, do not praise, ask before assuming.',
    `Circuit: ${mapTitle(snapshot)}. Ids in brackets are lines of my Wiring Map.`,
    ...claims.slice(0, maxChatClaims),
    ...own,
  ].join('\n')
}
