import type { SwitchReading } from '../snapshot.ts'
import type { Pole } from '../switches.ts'

type Templates = readonly [string, string, string]

/** With `{q}` for the quotes. */
export const poleTemplates: Record<Pole, Templates> = {
  PICTURE: [
    'It shows as a picture: {q}.',
    'First there is a picture: {q}.',
    'It is seen before it is said: {q}.',
  ],
  WORD: [
    'It arrives as words: {q}.',
    'First there is a line of words: {q}.',
    'It is said before it is seen: {q}.',
  ],
  VISION: [
    'You start from what it should become: {q}.',
    'The end stands at the beginning: {q}.',
    'You begin with what is not there yet: {q}.',
  ],
  MATERIAL: [
    'You start from what lies there: {q}.',
    'The material comes first: {q}.',
    'You begin with what is at hand: {q}.',
  ],
  HOLD: [
    'A second idea has to wait: {q}.',
    'One thing is on the line, the next stands behind it: {q}.',
    'The next idea is held at the gate: {q}.',
  ],
  FOLLOW: [
    'A second idea gets its hour: {q}.',
    'The gate opens for the next idea: {q}.',
    'A second idea is let in before the first is out: {q}.',
  ],
  GIVEN: [
    'You take the frame you are given: {q}.',
    'A given frame is used as it stands: {q}.',
    'You work inside the structure that is there: {q}.',
  ],
  OWN: [
    'Given frames are rebuilt: {q}.',
    'A given frame does not stay as it came: {q}.',
    'You put your own structure in the place of the given one: {q}.',
  ],
  STEADY: [
    'Work comes in even portions: {q}.',
    'The load is spread out: {q}.',
    'Work runs at one level: {q}.',
  ],
  BURST: ['Work comes in bursts: {q}.', 'The load comes at once: {q}.', 'Work is done in peaks: {q}.'],
  STATED: [
    'It is right when you can put it in front of you: {q}.',
    'A decision counts when it can be stated: {q}.',
    'You decide by what can be said: {q}.',
  ],
  FELT: [
    'It is right when you notice you are already at it: {q}.',
    'A decision shows in the doing: {q}.',
    'You know it before you can say it: {q}.',
  ],
  CLOSED: [
    'Until it is done, nobody else is in the circuit: {q}.',
    'The work stays with you until it is finished: {q}.',
    'Others come in after the end: {q}.',
  ],
  OPEN: [
    'Others are inside the work before it is done: {q}.',
    'Somebody else is in the circuit early: {q}.',
    'The work passes through other hands on its way: {q}.',
  ],
  SHIP: [
    'It leaves when it works: {q}.',
    'When it holds, it goes: {q}.',
    'You let go at the version that holds: {q}.',
  ],
  POLISH: ['You stay on it: {q}.', 'There is one more pass: {q}.', 'It is held back for another round: {q}.'],
}

export const bothTemplates: Templates = [
  'Two settings, both in use: {0} and {1}.',
  'Two lanes run side by side: {0} and {1}.',
  'This switch is thrown both ways: {0} and {1}.',
]

export const middleTemplates: Templates = [
  'Neither end: {q}.',
  'It stands in the middle: {q}.',
  'Between the two: {q}.',
]

export const headlineClauses: Record<Pole, string> = {
  PICTURE: 'it shows as a picture',
  WORD: 'it arrives as words',
  VISION: 'you start from what it should become',
  MATERIAL: 'you start from what lies there',
  HOLD: 'a second idea has to wait',
  FOLLOW: 'a second idea gets its hour',
  GIVEN: 'the given frame is used as it stands',
  OWN: 'given frames are rebuilt',
  STEADY: 'work comes in even portions',
  BURST: 'work comes in bursts',
  STATED: 'it is right when it can be stated',
  FELT: 'it is right when you are already at it',
  CLOSED: 'nobody else is in the circuit until it is done',
  OPEN: 'others are inside before it is done',
  SHIP: 'it leaves when it works',
  POLISH: 'you stay on it',
}

export const headlinePairs: Partial<Record<`${Pole} ${Pole}`, string>> = {
  'PICTURE VISION': 'You see it finished before you start.',
  'PICTURE STATED': 'It shows as a picture and is right when you can put it in front of you.',
  'WORD STATED': 'It arrives as words and is right when it fits in a sentence.',
  'VISION FOLLOW': 'You start from what it should become, and the next idea is let in on the way.',
  'MATERIAL FELT': 'You find out by building with what lies there.',
  'MATERIAL OWN': 'You start from what lies there, and it does not stay as it came.',
  'HOLD STEADY': 'One thing on the line, in even portions.',
  'FOLLOW OPEN': 'New ideas and other people both get in before it is done.',
  'GIVEN STEADY': 'You take the frame you are given and fill it in even portions.',
  'GIVEN OPEN': 'You take the frame you are given, and others are inside it with you.',
  'BURST CLOSED': 'You work alone, and all at once.',
  'STATED POLISH': 'You can state what is right, and you stay on it until it is.',
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/** By the reading, so that the same reading always gets the same words. */
export const chooseTemplate = (templates: Templates, { id, state, strength, z }: SwitchReading): string =>
  templates[hash(`${id} ${state} ${strength} ${z.toFixed(1)}`) % 3] ?? templates[0]
