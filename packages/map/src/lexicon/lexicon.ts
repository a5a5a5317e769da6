import { misspelt } from '../tokens/spelling.ts'
import type { Entry, Phrases } from './entry.ts'
import { complexityCreepEntries } from './faults/complexity-creep.ts'
import { ideaOverflowEntries } from './faults/idea-overflow.ts'
import { lostShapeEntries } from './faults/lost-shape.ts'
import { openEndEntries } from './faults/open-end.ts'
import { templateMisfitEntries } from './faults/template-misfit.ts'
import { grammar } from './grammar.ts'
import { burstEntries } from './poles/burst.ts'
import { burstRhythmEntries } from './poles/burst-rhythm.ts'
import { closedEntries } from './poles/closed.ts'
import { feltEntries } from './poles/felt.ts'
import { followEntries } from './poles/follow.ts'
import { givenEntries } from './poles/given.ts'
import { holdEntries } from './poles/hold.ts'
import { materialEntries } from './poles/material.ts'
import { neverDoneEntries } from './poles/never-done.ts'
import { openEntries } from './poles/open.ts'
import { ownEntries } from './poles/own.ts'
import { pictureEntries } from './poles/picture.ts'
import { polishEntries } from './poles/polish.ts'
import { polishDetailEntries } from './poles/polish-detail.ts'
import { shipEntries } from './poles/ship.ts'
import { statedEntries } from './poles/stated.ts'
import { steadyEntries } from './poles/steady.ts'
import { visionEntries } from './poles/vision.ts'
import { wordEntries } from './poles/word.ts'
import { sensitiveExceptions, sensitivePatterns } from './sensitive-topics.ts'
import { tagEntries } from './tags.ts'
import { wordClasses } from './word-classes.ts'

export const lexicon: readonly Entry[] = [
  ...pictureEntries,
  ...wordEntries,
  ...visionEntries,
  ...materialEntries,
  ...holdEntries,
  ...followEntries,
  ...givenEntries,
  ...ownEntries,
  ...steadyEntries,
  ...burstEntries,
  ...burstRhythmEntries,
  ...statedEntries,
  ...feltEntries,
  ...closedEntries,
  ...openEntries,
  ...shipEntries,
  ...polishEntries,
  ...polishDetailEntries,
  ...neverDoneEntries,
  ...ideaOverflowEntries,
  ...templateMisfitEntries,
  ...lostShapeEntries,
  ...complexityCreepEntries,
  ...openEndEntries,
]

const withoutExamples = <Item extends Partial<Phrases>>({ yes: _yes, no: _no, ...rest }: Item) =>
  Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))
const byId = (a: Pick<Phrases, 'id'>, b: Pick<Phrases, 'id'>) => (a.id < b.id ? -1 : 1)

export const canonicalLexicon = (): string =>
  JSON.stringify({
    entries: [...lexicon].sort(byId).map(withoutExamples),
    tags: [...tagEntries].sort(byId).map(withoutExamples),
    classes: Object.fromEntries([...wordClasses].map(([name, words]) => [name, [...words]])),
    grammar,
    carePatterns: sensitivePatterns,
    careExceptions: sensitiveExceptions,
    misspelt,
  })
