import { capitalize, numberWord } from '../english.ts'
import { switches } from '../switches.ts'
import { type Contradiction, cited, contradiction, quoted } from './contradiction.ts'
import {
  choiceLine,
  faultLines,
  faultWeight,
  firstLine,
  isCountedOrWish,
  isThrownTo,
  manySystems,
  poleLines,
  type ScoredInputs,
  systemLines,
  tagLine,
  weightOf,
  wholeTextLine,
} from './find-lines.ts'

const answers = ['A2', 'A4', 'A6', 'A8']

export type Rule = (scored: ScoredInputs) => Contradiction | null

/** Stored snapshots name rules by number; 19 is `statedContradiction`. */
export const rules: Readonly<Record<number, Rule>> = {
  1: (scored) => {
    const steady = poleLines(scored, 'TEMPO', 'left', ['P5', 'P7'], isCountedOrWish)
    const burst = poleLines(scored, 'TEMPO', 'right', [...answers, 'A3'])
    if (weightOf(steady) < 0.3 || weightOf(burst) < 0.5) return null
    const week =
      tagLine(scored, 'A8', 'at-night') ??
      burst.find(({ field }) => field === 'A8') ??
      burst.find(({ kind }) => kind === 'words') ??
      burst[0]
    const text = 'On paper: {0}. In the week: {1}. Which one has the deliveries?'
    return contradiction('TEMPO', text, quoted(steady[0]), quoted(week))
  },
  2: (scored) =>
    tagLine(scored, 'A4', 'outside-date') === undefined
      ? contradiction(
          'EXIT',
          'What you finished had a date from outside: {0}. What you postpone has none: {1}. Who could set one?',
          quoted(tagLine(scored, 'A2', 'outside-date')),
          quoted(firstLine(scored, 'A4')),
        )
      : null,
  3: (scored) => {
    if (wholeTextLine(scored, 'A6') === undefined) return null
    const fixed =
      poleLines(scored, 'TEMPO', 'left', ['A6'])[0] ??
      poleLines(scored, 'FRAME', 'left', ['A6'])[0] ??
      tagLine(scored, 'A6', 'fixed-name-or-place')
    const text =
      'You do not use templates ({0}). You follow one you never wrote: {1}. Would it survive being written down?'
    return contradiction('FRAME', text, cited(choiceLine(scored, 'changes', 'FRAME')), quoted(fixed))
  },
  4: (scored) =>
    contradiction(
      'EXIT',
      '{0}, says your AI. You say it breaks near the end, by improving ({1}). Which of you saw the last delivery?',
      quoted(poleLines(scored, 'EXIT', 'left', ['P2'])[0]),
      cited(choiceLine(scored, 'breaks-near-the-end', 'EXIT')),
    ),
  5: (scored) =>
    contradiction(
      'GATE',
      'New ideas are parked ({0}), and still too many arrive: {1}. What empties the parking?',
      cited(choiceLine(scored, 'parks', 'GATE')),
      quoted(
        choiceLine(scored, 'breaks-before') ??
          poleLines(scored, 'GATE', 'right', ['P3', 'P4'])[0] ??
          faultLines(scored, 'IO', ['P3', 'P4'])[0],
      ),
    ),
  6: (scored) =>
    contradiction(
      'GATE',
      'Focused, says your AI: {0}. The new idea gets its time, say you ({1}). Whose time is it?',
      quoted(poleLines(scored, 'GATE', 'left', ['P2'])[0]),
      cited(choiceLine(scored, 'follows', 'GATE')),
    ),
  7: (scored) => {
    const own = poleLines(scored, 'FRAME', 'right', ['P2', 'P7', ...answers])
    if (weightOf(own) < 0.5) return null
    const text =
      'You fill templates in as they are ({0}) and build your own: {1}. Which of the two do you hand on?'
    return contradiction('FRAME', text, cited(choiceLine(scored, 'fills-in', 'FRAME')), quoted(...own))
  },
  8: (scored) => {
    const given = poleLines(scored, 'FRAME', 'left', ['P6'])
    if (weightOf(given) < 0.5) return null
    const text = 'You rebuild what you are given ({0}) and prefer {1}. Is that one rebuilt as well?'
    return contradiction('FRAME', text, cited(choiceLine(scored, 'changes', 'FRAME')), quoted(...given))
  },
  9: (scored) =>
    contradiction(
      'SOURCE',
      'It begins as a picture ({0}) and is right when it fits in a sentence ({1}). Where does the translation wait?',
      cited(choiceLine(scored, 'begins-as-picture', 'SOURCE')),
      cited(choiceLine(scored, 'fits-a-sentence', 'PROOF')),
    ),
  10: (scored) =>
    contradiction(
      'SOURCE',
      'It begins in words ({0}) and is right when you notice that you have already started ({1}). What do the words wait for?',
      cited(choiceLine(scored, 'begins-in-words', 'SOURCE')),
      cited(choiceLine(scored, 'already-started', 'PROOF')),
    ),
  11: (scored) => {
    const closed = poleLines(scored, 'LOOP', 'left', [...answers, 'P2', 'P3', 'P5', 'P7'])
    const alone = tagLine(scored, 'P3', 'rarely-shows') ?? (weightOf(closed) >= 0.5 ? closed[0] : undefined)
    const text = 'Somebody else tells you when it is right ({0}). {1}. When do they see it?'
    return contradiction('LOOP', text, cited(choiceLine(scored, 'somebody-says', 'LOOP')), quoted(alone))
  },
  12: (scored) =>
    contradiction(
      'LOOP',
      '{0}, and nobody hears of the finished work ({1}). Which of those people could hear of it first?',
      quoted(poleLines(scored, 'LOOP', 'right', ['P2'])[0]),
      cited(choiceLine(scored, 'breaks-after')),
    ),
  13: (scored) =>
    contradiction(
      'PROOF',
      'Your AI sees {0}. You know it without stating it ({1}). Which comes first?',
      quoted(poleLines(scored, 'PROOF', 'left', ['P1'])[0]),
      cited(choiceLine(scored, 'felt', 'PROOF')),
    ),
  14: (scored) =>
    contradiction(
      'PROOF',
      'You have a test for a decision ({0}) and stall before one ({1}). Is the test applied to too many options?',
      cited(choiceLine(scored, 'fits-a-sentence', 'PROOF')),
      cited(choiceLine(scored, 'breaks-before')),
    ),
  15: (scored) => {
    const vision = poleLines(scored, 'START', 'left', ['P1', 'P2', 'P7'])
    if (weightOf(vision) < 0.3) return null
    const text =
      'You begin with what is already there ({0}); your AI describes someone with a vision: {1}. Which of them began the last piece?'
    const material = choiceLine(scored, 'begins-with-material', 'START')
    return contradiction('START', text, cited(material), quoted(vision[0]))
  },
  16: (scored) =>
    isThrownTo(scored, 'EXIT', 'right')
      ? contradiction(
          'EXIT',
          'You stay on it ({0}) and wish for a stop: {1}. Who has been given that job?',
          cited(...poleLines(scored, 'EXIT', 'right', ['A5', 'A7'])),
          quoted(tagLine(scored, 'A10', 'asks-for-a-stop')),
        )
      : null,
  17: (scored) => {
    const text = '{0} and {1}: the same switch, thrown both ways. Which one was it last week?'
    const matches = switches.flatMap(({ id }) => {
      const strength = (pole: 'left' | 'right') => quoted(poleLines(scored, id, pole, ['P2'])[0])
      const weakness = (pole: 'left' | 'right') => quoted(poleLines(scored, id, pole, ['P3', 'P4'])[0])
      return [
        contradiction(id, text, strength('left'), weakness('right')),
        contradiction(id, text, strength('right'), weakness('left')),
      ]
    })
    return matches.find((match) => match !== null) ?? null
  },
  18: (scored) => {
    const field = scored.fields.find(({ id }) => id === 'P6')
    const named = cited(...systemLines(scored))
    const creep = quoted(faultLines(scored, 'CC', ['P4'])[0] ?? faultLines(scored, 'CC')[0])
    if (field === undefined || field.unread !== null || named === null || creep === null) return null
    if (field.passages.length < manySystems || faultWeight(scored, 'CC') < 0.5) return null
    const count = capitalize(numberWord(field.passages.length))
    return {
      switch: null,
      text: `${count} systems are named ({0}). {1}. Which of them could close?`,
      slots: [named.slot, creep.slot],
      sides: [creep.lines, named.lines],
    }
  },
  22: (scored) => {
    const [earlyPlan, latePlan] = [tagLine(scored, 'P5', 'in-the-morning'), tagLine(scored, 'P5', 'at-night')]
    const [earlyHours, lateHours] = [
      tagLine(scored, 'A8', 'in-the-morning'),
      tagLine(scored, 'A8', 'at-night'),
    ]
    // "Until three in the morning" is both.
    if (earlyHours !== undefined && lateHours !== undefined) return null
    const [plan, hours] =
      earlyPlan !== undefined && lateHours !== undefined ? [earlyPlan, lateHours] : [latePlan, earlyHours]
    const text = '{0}, says your AI. The hours you lost track of: {1}. Which of them are in the calendar?'
    return contradiction('TEMPO', text, quoted(plan), quoted(hours))
  },
  23: (scored) =>
    faultWeight(scored, 'CC') < 0.5
      ? null
      : contradiction(
          null,
          'The wish is one more part: {0}. The fault is too many parts: {1}. Which part could go first?',
          quoted(tagLine(scored, 'A10', 'asks-for-a-machine')),
          quoted(faultLines(scored, 'CC').find(({ field }) => field !== 'A10')),
        ),
}
