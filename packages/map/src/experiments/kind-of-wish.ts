import type { Line } from '../evidence/line.ts'

/** "Number four on the list is gone": of what she asks for the kind that one can set for a day. */
const kindsOfWish = {
  /** A day or an hour that she wants: "right on Thursday" wants none. */
  time: /\b(?:an?|one|two|three|half an?|some|free|fixed|set|more) (?:(?:free|fixed|set|certain|quiet|whole|own) )?(?:dates?|days?|deadlines?|mornings?|evenings?|afternoons?|hours?)\b|\bat (?:five|six|seven|eight|nine|ten|noon|\d+|a certain hour)\b|\b(?:closed?|shuts?|locked?) on (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
  number:
    /\b(?:only|no more than|at most|(?:not |never )?more than|except|but) (?:one|two|three|four|five|six|seven|\d+)\b|\b(?:one|two|three|four|five|\d+) \S+(?: \S+)? (?:at a time|and no more|and not more|only|instead of)\b|\b(?:a limit|a maximum)\b/i,
  place:
    /\b(?:a (?:quiet|separate|own|empty|warm|big|proper|dry) (?:room|place|table|desk|studio|shed|workshop|corner)|locked door|door (?:shut|closed|locked)|silence|quiet|phone off|without (?:the )?(?:phone|calls?|mails?|email|interruptions?|wifi|internet)|no (?:phone|calls?|mails?|email|interruptions?|wifi|internet|signal))\b/i,
} as const

export type KindOfWish = keyof typeof kindsOfWish

/** `undefined` where she names none, or more than one. What follows her condition mostly explains it. */
export function kindOfWish(wish: Line | undefined): KindOfWish | undefined {
  const kinds = Object.keys(kindsOfWish) as KindOfWish[]
  const [condition = ''] = wish?.text.split(/[.!?](?=\s|$)/) ?? []
  const named = kinds.filter((kind) => kindsOfWish[kind].test(condition))
  return named.length === 1 ? named[0] : undefined
}
