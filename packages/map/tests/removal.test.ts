import { profileFields } from '@wiring/session/profile'
import { expect, test } from 'vitest'
import { draftInputs, draftPersona } from '../fixtures/personas/draft-persona.ts'
import { personas } from '../fixtures/personas/personas.ts'
import type { MapInputs } from '../src/inputs.ts'
import type { Sentence, Snapshot } from '../src/snapshot.ts'

const fields = [
  ...Array.from({ length: 10 }, (_, index) => `A${index + 1}`),
  ...Array.from({ length: 7 }, (_, index) => `P${index + 1}`),
]

function without(inputs: MapInputs, field: string): MapInputs {
  const number = Number(field.slice(1)) - 1
  if (field.startsWith('A')) {
    const { [String(number)]: _, ...survey_data } = inputs.survey_data
    return { ...inputs, survey_data }
  }
  const { name = 'strengths', kind } = profileFields[number] ?? {}
  return { ...inputs, json_profile: { ...inputs.json_profile, [name]: kind === 'list' ? [] : '' } }
}

const cites = (snapshot: Snapshot, { evidence }: Sentence): Set<string> =>
  new Set(
    snapshot.evidence
      .filter(({ id }) => evidence.includes(id))
      .map(({ source }) => source.split('.')[0] ?? ''),
  )

/** Only some are printed: removing one lets another in. */
const rankedSections = ['headline', 'waits', 'crossed', 'questions', 'repeats', 'experiment', 'circuit']

/** A click that only counts is not cited, and moves its switch all the same. */
function movesSwitch({ switches, evidence }: Snapshot, { rule }: Sentence, field: string): boolean {
  const reading = switches.find(({ id }) => rule.split('.')[1] === id)
  const moved = [...(reading?.left ?? []), ...(reading?.right ?? [])]
  return evidence.some(({ id, source }) => moved.includes(id) && source.split('.')[0] === field)
}

const isChosen = ({ text }: Sentence): boolean => /^Asked .+, you chose \{0\}\.$/.test(text)

/** A click that the headline says is not said once more. */
const isInHeadline = (snapshot: Snapshot, sources: Set<string>): boolean =>
  snapshot.sentences
    .filter(({ section }) => section === 'headline')
    .some((sentence) => [...sources].every((source) => cites(snapshot, sentence).has(source)))

const english = personas.filter(({ group }) =>
  ['specimen', 'circuit', 'contradiction', 'oscillator'].includes(group),
)

test.each(english)(
  'removing a field of $id changes only the claims that cite it or whose switch it moves',
  (persona) => {
    const before = draftPersona(persona)
    const claims = before.sentences.filter(({ kind }) => kind === 'claim')
    for (const field of fields) {
      const after = draftInputs(without(persona.inputs, field), persona.pictures)
      for (const claim of claims) {
        const cited = cites(before, claim)
        const same = after.sentences.filter(({ rule }) => rule === claim.rule)
        const found = same.some(
          ({ text, slots }) => text === claim.text && JSON.stringify(slots) === JSON.stringify(claim.slots),
        )
        if (cited.size === 1 && cited.has(field)) expect(found, `${field} ${claim.text}`).toBe(false)
        if (cited.has(field) || found || movesSwitch(before, claim, field)) continue
        if (isChosen(claim) && isInHeadline(after, cited)) continue
        expect(rankedSections, `${field} ${claim.rule} ${claim.text}`).toContain(claim.section)
      }
    }
  },
)
