import type { MapInputs } from '../src/inputs.ts'
import { lexicon } from '../src/lexicon/lexicon.ts'
import { screenText } from '../src/reading/screen-text.ts'
import { wordsOf } from '../src/reading/words.ts'
import { noise } from './people.ts'
import { Random } from './random.ts'

/** Whether it would keep its whole field from being read. */
function isUnread(sentence: string): boolean {
  const { care, injection } = screenText(wordsOf(sentence))
  return care || injection
}

const clauses = lexicon.flatMap(({ yes, no }) => [...yes, ...no]).map((each) => each.replace(/[.!?]+$/, ''))
const words = [...new Set(clauses.flatMap((clause) => clause.toLowerCase().match(/[a-z']+/g) ?? []))]
const joints = [', and ', ', but ', '; then ', ' because ', ' until ', ' when it is ', ': ']

function word(random: Random): string {
  const common = random.pick(words) ?? ''
  return random.below(10) === 0 ? `${common}${random.pick(words)}` : common
}

function sentence(random: Random): string {
  const some = Array.from({ length: 4 + random.below(5) }, () => word(random)).join(' ')
  const parts = [random.pick(clauses), random.pick(joints), some, random.pick(joints), random.pick(clauses)]
  const whole = `${parts.join('')}.`
  return isUnread(whole) ? sentence(random) : whole
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

/** A profile of about one megabyte in which no sentence stands twice. */
export function prose(seed = 3): MapInputs {
  const random = new Random(seed)
  const [person] = noise(1, seed)
  if (person === undefined) throw new Error('noise() gave nobody.')
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
