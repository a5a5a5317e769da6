import type { Line } from '../evidence/line.ts'
import { type ScoredInputs, tagLines } from './find-lines.ts'

const dates =
  /\b((mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|(in|by|of|until|on) (march|may)|deadlines?|due|slots?|booked|opening night|(the|an) opening|premiere|launch date|the date|exhibition|vernissage|(the|a) fair|by (noon|tomorrow|midnight))\b/i
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
