import { burstEntries } from './burst.ts'
import { careExceptions, carePatterns } from './care.ts'
import { closedEntries } from './closed.ts'
import { complexityCreepEntries } from './complexity-creep.ts'
import type { Entry, Phrases } from './entry.ts'
import { feltEntries } from './felt.ts'
import { followEntries } from './follow.ts'
import { givenEntries } from './given.ts'
import { holdEntries } from './hold.ts'
import { ideaOverflowEntries } from './idea-overflow.ts'
import { materialEntries } from './material.ts'
import { negations, notFacts } from './negation.ts'
import { openEntries } from './open.ts'
import { openEndEntries } from './open-end.ts'
import { otherMeanings } from './other-meanings.ts'
import { ownEntries } from './own.ts'
import { pictureEntries } from './picture.ts'
import { polishEntries } from './polish.ts'
import { shipEntries } from './ship.ts'
import { statedEntries } from './stated.ts'
import { steadyEntries } from './steady.ts'
import { tagEntries } from './tags.ts'
import { templateMisfitEntries } from './template-misfit.ts'
import { visionEntries } from './vision.ts'
import { wordEntries } from './word.ts'

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
  ...statedEntries,
  ...feltEntries,
  ...closedEntries,
  ...openEntries,
  ...shipEntries,
  ...polishEntries,
  ...ideaOverflowEntries,
  ...templateMisfitEntries,
  ...complexityCreepEntries,
  ...openEndEntries,
]

const withoutExamples = <Item extends Partial<Phrases>>({ yes: _yes, no: _no, ...rest }: Item) =>
  Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))
const byId = (a: Pick<Phrases, 'id'>, b: Pick<Phrases, 'id'>) => (a.id < b.id ? -1 : 1)

/** What is hashed: all that decides what is read, without examples. */
export const canonicalLexicon = (): string =>
  JSON.stringify({
    entries: [...lexicon].sort(byId).map(withoutExamples),
    otherMeanings: [...otherMeanings].sort(byId).map(withoutExamples),
    tags: [...tagEntries].sort(byId).map(withoutExamples),
    negations,
    notFacts,
    carePatterns,
    careExceptions,
  })
