import type { MapInputs } from '../src/inputs.ts'
import { lexicon } from '../src/lexicon/lexicon.ts'
import { injectedTexts, isSensitive } from '../src/reading/screen-text.ts'
import { tokenize } from '../src/tokens/tokenizer.ts'
import { Random } from './random.ts'
import { randomPeople } from './simulated-people.ts'

function isScreenedOut(sentence: string): boolean {
  const tokens = tokenize(sentence)
  return isSensitive(tokens) || injectedTexts(tokens).size > 0
}

const clauses = lexicon.flatMap(({ yes, no }) => [...yes, ...no]).map((each) => each.replace(/[.!?]+$/, ''))
const words = [...new Set(clauses.flatMap((clause) => clause.toLowerCase().match(/[a-z']+/g) ?? []))]
const conjunctions = [', and ', ', but ', '; then ', ' because ', ' until ', ' when it is ', ': ']

function word(random: Random): string {
  const common = random.pick(words) ?? ''
  return random.below(10) === 0 ? `${common}${random.pick(words)}` : common
}

function sentence(random: Random): string {
  const some = Array.from({ length: 4 + random.below(5) }, () => word(random)).join(' ')
  const parts = [
    random.pick(clauses),
    random.pick(conjunctions),
    some,
    random.pick(conjunctions),
    random.pick(clauses),
  ]
  const whole = `${parts.join('')}.`
  return isScreenedOut(whole) ? sentence(random) : whole
}

function text(random: Random, size: number): string {
  const sentences: string[] = []
  for (let length = 0; length < size; ) {
    const next = sentence(random)
    sentences.push(next)
    length += next.length + 1
  }
  return sentences.join(' ')
}

const list = (random: Random, count: number) => Array.from({ length: count }, () => sentence(random))

export function megabyteProfile(seed = 3): MapInputs {
  const random = new Random(seed)
  const [person] = randomPeople(1, seed)
  if (person === undefined) throw new Error('randomPeople() gave nobody.')
  return {
    ...person,
    json_profile: {
      thinking_style: text(random, 140_000),
      strengths: list(random, 1_450),
      blindspots: list(random, 1_450),
      friction_points: list(random, 1_450),
      creative_rhythm: text(random, 140_000),
      preferred_systems: list(random, 1_450),
      self_description: text(random, 140_000),
    },
  }
}
