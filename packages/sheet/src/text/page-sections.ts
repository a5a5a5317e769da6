import type { SectionId, Sentence } from '@wiring/map/snapshot'
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

export const inPrintedOrder = (sentences: readonly Sentence[]): Sentence[] =>
  [{ id: 'headline' as const }, ...stages, ...laterSections].flatMap(({ id }) => inSection(sentences, id))

/** `note.sources` is printed in the head. */
export const inSection = (sentences: readonly Sentence[], section: SectionId): Sentence[] =>
  sentences.filter((sentence) => sentence.section === section && sentence.rule !== 'note.sources')
