import { inflect } from './inflect.ts'
import { people } from './people.ts'
import { verbs } from './verbs.ts'
import { works } from './works.ts'

const classes: Readonly<Record<string, string>> = {
  ...people,
  ...verbs,
  ...works,
  number:
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty ' +
    'forty fifty sixty eighty ninety hundred several many dozen dozens countless endless umpteen',
  nth: 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth twentieth hundredth nth umpteenth',
  det: 'the a an this that these those my our your his her its their some any each every one both',
  my: 'my our her his their the',
  self: 'myself ourselves herself himself themselves',
  new: 'new another next second other different fresh better shinier newer third fourth fifth',
  it: 'it them this that everything things something all',
  day: 'day weekday workday morning evening night afternoon week monday tuesday wednesday thursday friday saturday sunday',
  weekday: 'monday+ tuesday+ wednesday+ thursday+ friday+ saturday+ sunday+',
  month: 'january february april june july august september october november december',
  every: 'every each',
  time: 'minute+ hour+ day+ evening+ night+ week+ weekend+ month+ morning+ afternoon+',
  again: 'again anew afresh',
  be: "is are was were be been it's that's being",
  until: 'until till before unless',
  flaw:
    'wrong rough crooked unfinished imperfect mistake+ error+ typo+ flaw+ glitch glitches pinhole+ bug+ raw ugly ' +
    'unread incomplete wonky uneven half-done missing scratch scratches bumps',
  finished:
    'finished done complete completed ready delivered approved published printed closed perfect out working',
}

/** "wrote", "painted": what is done no longer, or once. "Cut" may be either. */
const irregularPasts = new Set(
  Object.values(verbs).flatMap((list) =>
    [...list.matchAll(/=([a-z,-]+)/g)].flatMap(([, forms = '']) => forms.split(',')),
  ),
)
export const isPastForm = (word: string): boolean => /[^e]ed$/.test(word) || irregularPasts.has(word)

const verbForms = new Set(Object.values(verbs).flatMap(inflect))

export const isVerb = (word: string): boolean => verbForms.has(word)

/** Each class of words that a pattern can name. */
export const wordClasses: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(classes).map(([name, words]) => [name, new Set(inflect(words))]),
)

const classed = new Set([...wordClasses.values()].flatMap((words) => [...words]))

export const isClassed = (word: string): boolean => classed.has(word)
