import { fillSlots } from '@wiring/map/slots'
import type { SectionId, Sentence, Slot } from '@wiring/map/snapshot'
import type { Stage } from '@wiring/map/switches'

const stages: readonly { id: Stage; name: string; switches: string }[] = [
  { id: 'arrive', name: 'Arrive', switches: 'S1 S2' },
  { id: 'route', name: 'Route', switches: 'S3' },
  { id: 'shape', name: 'Shape', switches: 'S4 S5' },
  { id: 'decide', name: 'Decide', switches: 'S6 S7' },
  { id: 'release', name: 'Release', switches: 'S8' },
]

export const laterSections: readonly { id: SectionId; heading: string }[] = [
  { id: 'waits', heading: 'Where it waits' },
  { id: 'crossed', heading: 'Crossed wires' },
  { id: 'questions', heading: 'Questions' },
  { id: 'repeats', heading: 'What repeats' },
  { id: 'one-side', heading: 'Seen by one side only' },
  { id: 'circuit', heading: 'The circuit' },
  { id: 'no-signal', heading: 'Not enough signal' },
  { id: 'pictures', heading: 'What the pictures measure' },
  { id: 'experiment', heading: 'One experiment, fourteen days' },
  { id: 'note', heading: 'The studio’s note' },
  { id: 'unread', heading: 'Not read by the machine' },
  { id: 'not-this', heading: 'What this is not' },
]

export const stagesOf = (sentences: readonly Sentence[]): typeof stages =>
  stages.filter(({ id }) => inSection(sentences, id).length > 0)

export const pathHeading = 'How an idea runs through you'

export interface OpenSection {
  id: 'crossed' | 'questions' | 'waits' | 'experiment'
  heading: string
  sentences: Sentence[]
}

/** Only what cannot both be so is a crossed wire, and drawn. */
const openHeadings = [
  { id: 'crossed', heading: 'The strongest crossed wire', withRule: 'The strongest crossed wire' },
  { id: 'questions', heading: 'One question', withRule: 'One question, one rule' },
  { id: 'waits', heading: 'Where it waits', withRule: 'Where it waits, what repeats' },
] as const

/**
 * Letters of the find, and of all that is open: four screens of a phone hold no more, whatever the signer
 * writes. `tests/map/tasks.spec.ts` measures the longest.
 */
const [maxFind, maxOpen] = [300, 890]

const lettersOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((total, sentence) => total + fillSlots(sentence).length, 0)

const isClick = (slot: Slot) => slot.kind === 'quote' && /^A[13579]$/.test(slot.source)
const isOfClicks = ({ id, sentence }: Pick<OpenSection, 'id'> & { sentence: Sentence }): boolean =>
  id === 'questions' && sentence.slots.every(isClick)

/** The first that there is room for; the shortest, where there is no rule of hers either. */
function strongestOf(sentences: readonly Sentence[], rule: Sentence[], experiment: Sentence[]): OpenSection {
  const room = maxOpen - lettersOf([...inSection(sentences, 'headline'), ...rule, ...experiment])
  const finds = openHeadings.flatMap((each) =>
    inSection(sentences, each.id).map((sentence) => ({ ...each, sentence, letters: lettersOf([sentence]) })),
  )
  // A question of two clicks only where there is room for none with her words, or her AI's, in it.
  const fitting = finds
    .filter(({ letters }) => letters <= Math.min(room, maxFind))
    .toSorted((a, b) => Number(isOfClicks(a)) - Number(isOfClicks(b)))[0]
  const shortest = rule.length === 0 ? finds.toSorted((a, b) => a.letters - b.letters)[0] : undefined
  const found = fitting ?? shortest
  if (found === undefined) return { id: 'crossed', heading: 'What repeats', sentences: rule }
  const { id, heading, withRule, sentence } = found
  return { id, heading: rule.length === 0 ? heading : withRule, sentences: [sentence, ...rule] }
}

/** What a reader has without opening the evidence: the best of the finds, and the experiment. */
export function openSections(sentences: readonly Sentence[]): OpenSection[] {
  const rule = sentences.filter((sentence) => sentence.rule === 'repeat.A6')
  const experiment = inSection(sentences, 'experiment')
  return [
    strongestOf(sentences, rule, experiment),
    { id: 'experiment' as const, heading: 'One experiment, fourteen days', sentences: experiment },
  ].filter((section) => section.sentences.length > 0)
}

const openSentences = (sentences: readonly Sentence[]): Sentence[] => [
  ...openSections(sentences).flatMap((section) => section.sentences),
  ...inSection(sentences, 'note'),
]

/** What is left of a section for the evidence. */
export function inEvidence(sentences: readonly Sentence[], section: SectionId): Sentence[] {
  const open = new Set(openSentences(sentences))
  return inSection(sentences, section).filter((sentence) => !open.has(sentence))
}

export const inPrintedOrder = (sentences: readonly Sentence[]): Sentence[] => [
  ...inSection(sentences, 'headline'),
  ...openSentences(sentences),
  ...[...stages, ...laterSections].flatMap(({ id }) => inEvidence(sentences, id)),
]

/** `note.sources` is printed with the evidence. */
export const inSection = (sentences: readonly Sentence[], section: SectionId): Sentence[] =>
  sentences.filter((sentence) => sentence.section === section && sentence.rule !== 'note.sources')
