import {
  chosen,
  claimedLines,
  firstOf,
  isOn,
  poleLines,
  quote,
  refs,
  tagLine,
  weightOf,
  wordsOfField,
} from './case.ts'
import { type CrossingRule, classOf, side } from './crossing.ts'

const ownWords = ['A2', 'A4', 'A6', 'A8']

export const ownRules: readonly CrossingRule[] = [
  {
    rule: 1,
    find: (given) => {
      const steady = claimedLines(given, 'TEMPO', 'left', ['P5', 'P7'])
      const burst = poleLines(given, 'TEMPO', 'right', [...ownWords, 'A3'])
      // The lost night says more about the week than a click.
      const words =
        tagLine(given, 'A8', 'at-night') ??
        burst.find(({ field }) => field === 'A8') ??
        burst.find(({ kind }) => kind === 'words') ??
        burst[0]
      const [claim] = steady
      if (claim === undefined || words === undefined) return null
      if (weightOf(steady) < 0.3 || weightOf(burst) < 0.5) return null
      return {
        class: 'profile',
        switch: 'TEMPO',
        text: 'On paper: {0}. In the week: {1}. Which one has the deliveries?',
        slots: [quote(claim), quote(words)],
        sides: [[claim], [words]],
      }
    },
  },
  {
    rule: 2,
    find: (given) => {
      const finished = tagLine(given, 'A2', 'outside-date')
      const postponed = firstOf(given, 'A4')
      if (finished === undefined || postponed === undefined) return null
      if (tagLine(given, 'A4', 'outside-date') !== undefined) return null
      return {
        class: 'words',
        switch: 'EXIT',
        text: 'What you finished had a date from outside: {0}. What you postpone has none: {1}. Who could set one?',
        slots: [quote(finished), quote(postponed)],
        sides: [[finished], [postponed]],
      }
    },
  },
  {
    rule: 3,
    find: (given) => {
      const changes = chosen(given, 'changes', 'FRAME')
      const habit = wordsOfField(given, 'A6')
      const fixed =
        poleLines(given, 'TEMPO', 'left', ['A6'])[0] ??
        poleLines(given, 'FRAME', 'left', ['A6'])[0] ??
        tagLine(given, 'A6', 'fixed-name-or-place')
      if (changes === undefined || habit === undefined || fixed === undefined) return null
      return {
        class: 'words',
        switch: 'FRAME',
        text: 'You do not use templates ({0}). You follow one you never wrote: {1}. Would it survive being written down?',
        slots: [refs(changes), quote(fixed)],
        sides: [[changes], [fixed]],
      }
    },
  },
  {
    rule: 9,
    find: (given) => {
      const begins = chosen(given, 'begins-as-picture', 'SOURCE')
      const right = chosen(given, 'fits-a-sentence', 'PROOF')
      if (begins === undefined || right === undefined) return null
      return {
        class: 'choices',
        switch: 'SOURCE',
        text: 'It begins as a picture ({0}) and is right when it fits in a sentence ({1}). Where does the translation wait?',
        slots: [refs(begins), refs(right)],
        sides: [[begins], [right]],
      }
    },
  },
  {
    rule: 10,
    find: (given) => {
      const begins = chosen(given, 'begins-in-words', 'SOURCE')
      const started = chosen(given, 'already-started', 'PROOF')
      if (begins === undefined || started === undefined) return null
      return {
        class: 'choices',
        switch: 'SOURCE',
        text: 'It begins in words ({0}) and is right when you notice that you have already started ({1}). What do the words wait for?',
        slots: [refs(begins), refs(started)],
        sides: [[begins], [started]],
      }
    },
  },
  {
    rule: 14,
    find: (given) => {
      const test = chosen(given, 'fits-a-sentence', 'PROOF')
      const stalls = chosen(given, 'breaks-before')
      if (test === undefined || stalls === undefined) return null
      return {
        class: 'choices',
        switch: 'PROOF',
        text: 'You have a test for a decision ({0}) and stall before one ({1}). Is the test applied to too many options?',
        slots: [refs(test), refs(stalls)],
        sides: [[test], [stalls]],
      }
    },
  },
  {
    rule: 16,
    find: (given) => {
      const stays = poleLines(given, 'EXIT', 'right', ['A5', 'A7'])
      const stop = tagLine(given, 'A10', 'asks-for-a-stop')
      const polish = side(stays)
      if (!isOn(given, 'EXIT', 'right') || polish === null || stop === undefined) return null
      return {
        class: classOf(...polish, stop),
        switch: 'EXIT',
        text: 'You stay on it ({0}) and wish for a stop: {1}. Who has been given that job?',
        slots: [refs(...polish), quote(stop)],
        sides: [polish, [stop]],
      }
    },
  },
]
