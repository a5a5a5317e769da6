import { numberWord } from '../english.ts'
import { switches } from '../switches.ts'
import { stated, summary } from './ai-summary.ts'
import { type Contradiction, cited, contradiction, quoted } from './contradiction.ts'
import { deniedHabit, deniedOtherwise } from './denied-click.ts'
import { disputedFilling, disputedWait } from './disputed-clicks.ts'
import {
  choiceLine,
  faultLines,
  faultWeight,
  habitLine,
  isCountedOrWish,
  manySystems,
  oneOfAnswer,
  oneOfProfile,
  poleLines,
  type ScoredInputs,
  systemLines,
  tagLine,
  tagLines,
  weightOf,
} from './find-lines.ts'
import { endedFromOutside, finishedAndPostponed } from './finished-and-postponed.ts'

const answers = ['A2', 'A4', 'A6', 'A8']
/** A code, a form, a format is written down already. */
const isWritten =
  /\b(?:codes?|forms?|formats?|templates?|schemes?|manuals?|handbooks?|rulebooks?|instructions?|regulations?|specs?|specifications?|standards?|guidelines?|protocols?|briefs?|stylesheets?|presets?|curriculum|syllabus|laws?)\b/i
/** "Joints nobody sees" are hidden by nobody. */
const showing = /\b(show|share|hid)/i
/** "Which the record does not show" is no work that is hidden. */
const recordShows =
  /\b(?:records?|evidence|data|history|numbers|logs?|files?|calendar) (?:does|do|did)(?: not|n['’]t) show/i

export type Rule = (scored: ScoredInputs) => Contradiction | null

/** Quotes under what was asked, and a question that suits any. Stored snapshots name rules by number. */
export const textQuestions: Readonly<Record<number, Rule>> = {
  1: (scored) => {
    const steady = poleLines(scored, 'TEMPO', 'left', ['P5', 'P7'], isCountedOrWish)
    const burst = poleLines(scored, 'TEMPO', 'right', answers)
    const calm = poleLines(scored, 'TEMPO', 'left', answers)
    if (weightOf(steady) < oneOfProfile || weightOf(burst) < oneOfAnswer || calm.length > 0) return null
    const text = 'Of your rhythm your AI wrote {0}. You wrote {1}. Which of the two was the last week?'
    const week = burst.find(({ field }) => field === 'A8') ?? burst[0]
    return contradiction('TEMPO', text, quoted(steady[0]), quoted(week))
  },
  2: endedFromOutside,
  3: (scored) => {
    if (habitLine(scored) === undefined) return null
    const fixed =
      poleLines(scored, 'TEMPO', 'left', ['A6'])[0] ??
      poleLines(scored, 'FRAME', 'left', ['A6']).find(({ quote }) => !isWritten.test(quote ?? '')) ??
      tagLine(scored, 'A6', 'fixed-name-or-place')
    const text =
      'Handed a template, you chose {0}. What you do the same way every time: {1}. Could somebody else work by that?'
    return contradiction('FRAME', text, quoted(choiceLine(scored, 'changes', 'FRAME')), quoted(fixed))
  },
  4: (scored) =>
    contradiction(
      'EXIT',
      'Among your strengths your AI counts {0}. Of where it breaks you chose {1}. Do the two agree?',
      quoted(poleLines(scored, 'EXIT', 'left', ['P2'])[0]),
      quoted(choiceLine(scored, 'breaks-near-the-end')),
    ),
  5: (scored) =>
    contradiction(
      'GATE',
      'When a new idea comes: {0}. Where it breaks: {1}. What decides which one comes next?',
      quoted(choiceLine(scored, 'parks', 'GATE')),
      quoted(choiceLine(scored, 'breaks-before')),
    ),
  6: (scored) =>
    contradiction(
      'GATE',
      'Among your strengths your AI counts {0}. Of a new idea you chose {1}. Do the two agree?',
      quoted(poleLines(scored, 'GATE', 'left', ['P2'])[0]),
      quoted(choiceLine(scored, 'follows', 'GATE')),
    ),
  7: (scored) => {
    const own = poleLines(scored, 'FRAME', 'right', ['P2', 'P7', ...answers])
    if (weightOf(own) < oneOfAnswer) return null
    const who = own[0]?.kind === 'profile' ? 'Your AI wrote' : 'And you wrote'
    const text = `Handed a template, you chose {0}. ${who} {1}. Which of the two would you hand on?`
    return contradiction('FRAME', text, quoted(choiceLine(scored, 'fills-in', 'FRAME')), quoted(...own))
  },
  8: (scored) => {
    const given = poleLines(scored, 'FRAME', 'left', ['P6'])
    if (weightOf(given) < oneOfAnswer) return null
    const text =
      'Handed a template, you chose {0}. Among what you use your AI counts {1}. Did that stay as it came?'
    return contradiction('FRAME', text, quoted(choiceLine(scored, 'changes', 'FRAME')), quoted(...given))
  },
  9: (scored) =>
    contradiction(
      'SOURCE',
      'It begins with a picture: {0}. It is right when it is said: {1}. Where does the one become the other?',
      quoted(choiceLine(scored, 'begins-as-picture', 'SOURCE')),
      quoted(choiceLine(scored, 'fits-a-sentence', 'PROOF')),
    ),
  11: (scored) => {
    const closed = poleLines(scored, 'LOOP', 'left', [...answers, 'P2', 'P3', 'P5', 'P7'])
    const hidden = tagLines(scored, 'P3', 'rarely-shows').find(
      ({ quote }) => showing.test(quote ?? '') && !recordShows.test(quote ?? ''),
    )
    const alone = hidden ?? (weightOf(closed) >= oneOfAnswer ? closed[0] : undefined)
    const who = alone?.kind === 'profile' ? 'Your AI wrote' : 'And you wrote'
    const text = `Of a decision that is right you chose {0}. ${who} {1}. When does that somebody first see it?`
    return contradiction('LOOP', text, quoted(choiceLine(scored, 'somebody-says', 'LOOP')), quoted(alone))
  },
  12: (scored) =>
    contradiction(
      'LOOP',
      'Among your strengths your AI counts {0}. Of where it breaks you chose {1}. Who could hear of it first?',
      quoted(poleLines(scored, 'LOOP', 'right', ['P2'])[0]),
      quoted(choiceLine(scored, 'breaks-after')),
    ),
  13: (scored) =>
    contradiction(
      'PROOF',
      'Of how you think your AI wrote {0}. Of a decision that is right you chose {1}. Which of the two comes first?',
      quoted(poleLines(scored, 'PROOF', 'left', ['P1'])[0]),
      quoted(choiceLine(scored, 'already-started', 'PROOF')),
    ),
  15: (scored) => {
    const vision = poleLines(scored, 'START', 'left', ['P1', 'P2', 'P7'])
    if (weightOf(vision) < oneOfProfile) return null
    const text = 'Of where it begins you chose {0}. Your AI wrote {1}. Which of the two began the last piece?'
    const material = choiceLine(scored, 'begins-with-material', 'START')
    return contradiction('START', text, quoted(material), quoted(vision[0]))
  },
  16: (scored) =>
    contradiction(
      'EXIT',
      'You chose {0}. Of what would have to be true you wrote {1}. Who could do that?',
      quoted(choiceLine(scored, 'breaks-near-the-end')),
      quoted(tagLine(scored, 'A10', 'asks-for-a-stop')),
    ),
  17: (scored) => {
    const text = 'Among your strengths your AI counts {0}. Elsewhere it wrote {1}. Do the two agree?'
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
    const creep = quoted(faultLines(scored, 'CC', ['P4'])[0])
    if (field === undefined || field.unread !== null || field.passages.length < manySystems) return null
    if (faultWeight(scored, 'CC') < oneOfAnswer) return null
    const count = numberWord(field.passages.length)
    const text = `Your AI names ${count} things that you use ({0}). Of what rubs it wrote {1}. Which of them could close?`
    return contradiction(null, text, cited(...systemLines(scored)), creep)
  },
  22: (scored) => {
    const [earlyPlan, latePlan] = [tagLine(scored, 'P5', 'in-the-morning'), tagLine(scored, 'P5', 'at-night')]
    const [earlyHours, lateHours] = [
      tagLine(scored, 'A8', 'in-the-morning'),
      tagLine(scored, 'A8', 'at-night'),
    ]
    // "Bursts at night, slow mornings" and "until three in the morning" are both.
    if (earlyPlan !== undefined && latePlan !== undefined) return null
    if (earlyHours !== undefined && lateHours !== undefined) return null
    const [plan, hours] = earlyPlan !== undefined ? [earlyPlan, lateHours] : [latePlan, earlyHours]
    const text =
      'Of your rhythm your AI wrote {0}. Of when you lost track of time you wrote {1}. Which of these hours are in a calendar?'
    return contradiction('TEMPO', text, quoted(plan), quoted(hours))
  },
  23: (scored) =>
    contradiction(
      null,
      'Of what would have to be true you wrote {0}. Of what rubs your AI wrote {1}. Would the first take away the second?',
      quoted(tagLine(scored, 'A10', 'asks-for-a-machine')),
      quoted(tagLine(scored, 'P4', 'tools')),
    ),
  19: (scored) => contradiction(null, 'Your AI wrote: {0}. Would you sign it?', quoted(stated(scored))),
  34: (scored) =>
    contradiction(
      null,
      'Of you as a whole your AI wrote: {0}. Would you sign it?',
      quoted(stated(scored) === undefined ? summary(scored) : undefined),
    ),
  29: deniedHabit,
  30: deniedOtherwise,
  31: (scored) => {
    const found = disputedWait(scored)
    const text = 'When a new idea comes, you chose {0}. And you wrote {1}. Do the two agree?'
    return contradiction('GATE', text, quoted(found?.click), quoted(found?.line))
  },
  33: (scored) => {
    const found = disputedFilling(scored)
    const text = 'Handed a template, you chose {0}. Of what you postpone you wrote {1}. Do the two agree?'
    return contradiction('FRAME', text, quoted(found?.click), quoted(found?.line))
  },
  32: finishedAndPostponed,
}
