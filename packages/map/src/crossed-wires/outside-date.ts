import type { Line } from '../evidence/line.ts'
import { type ScoredInputs, tagLines } from './find-lines.ts'

const day =
  '((mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)'
/** A day on which something was merely done is no date from outside. */
const dates = new RegExp(
  [
    `\\b(by|for|until|till|before|due|booked) (the |this |next |last )?${day}\\b`,
    `\\b(opens?|opened|opening) (in|on) ${day}\\b`,
    '\\b(deadlines?|due|slots?|booked|opening night|the opening|an opening|premiere|launch date|the date|exhibition|vernissage)\\b',
    '\\b(the|a) fair\\b|\\bby (noon|tomorrow|midnight)\\b',
  ].join('|'),
  'i',
)
const wanting =
  /\b(wait(ed|ing|s)|want(ed|s|ing)|need(ed|s|ing)|ask(ed|s|ing)|call(ed|s|ing)|expect(ed|s|ing)|order(ed|s))\b/i

/** A person is no date, and makes one only by waiting or wanting. */
const isDate = ({ quote }: Line): boolean => dates.test(quote ?? '')
const isWanted = ({ quote }: Line): boolean => wanting.test(quote ?? '')

const tagged = (scored: ScoredInputs, field: string) => tagLines(scored, field, 'outside-date')

export const dateLine = (scored: ScoredInputs, field: string): Line | undefined =>
  tagged(scored, field).find(isDate)

export const wantedLine = (scored: ScoredInputs, field: string): Line | undefined =>
  tagged(scored, field).find((line) => !isDate(line) && isWanted(line))
