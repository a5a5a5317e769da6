import type { SwitchReading } from '../snapshot.ts'
import type { Pole } from '../switches.ts'

/** For quotes from texts, with `{q}`; options have sentences of their own. */
const poleTemplates: Record<Pole, readonly [string, ...string[]]> = {
  PICTURE: ['It shows in pictures: {q}.', 'Pictures carry it: {q}.'],
  WORD: ['It shows in words: {q}.', 'Words carry it: {q}.'],
  VISION: ['You see ahead what it should become: {q}.', 'The end is there early: {q}.'],
  MATERIAL: ['You start from what is there: {q}.', 'You work from what is at hand: {q}.'],
  HOLD: ['One thing comes before the next: {q}.', 'The first thing comes first: {q}.'],
  FOLLOW: ['Another thing gets in: {q}.', 'The next thing gets in: {q}.'],
  GIVEN: ['You use a structure that is there: {q}.', 'You work with a given frame: {q}.'],
  OWN: ['You make it your own way: {q}.', 'The structure is your own: {q}.'],
  STEADY: ['Work goes steadily: {q}.', 'Work keeps its times: {q}.'],
  BURST: ['Work comes in peaks: {q}.', 'Work has its peaks: {q}.'],
  STATED: ['You decide on grounds that can be shown: {q}.', 'A decision has its grounds: {q}.'],
  FELT: ['You decide by feel or by doing: {q}.', 'A decision shows in the doing or in the feel of it: {q}.'],
  CLOSED: ['Nobody sees it while you work: {q}.', 'While you work nobody sees it: {q}.'],
  OPEN: ['Others are in it before it is done: {q}.', 'Somebody else sees it early: {q}.'],
  SHIP: ['It gets done: {q}.', 'It gets finished: {q}.'],
  POLISH: ['You go over it again: {q}.', 'There is one more pass: {q}.'],
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
export function poleTemplate(pole: Pole, { id, state, strength, z }: SwitchReading): string {
  const templates = poleTemplates[pole]
  return templates[hash(`${id} ${state} ${strength} ${z.toFixed(1)}`) % templates.length] ?? templates[0]
}

/** For a headline. */
export const clauseOf = (sentence: string): string => sentence.replace(/(: \{q\})?\.$/, '')
