import type { DeskAnswer } from '@wiring/contract/desk/actions'

export type RuleNumbers = Extract<DeskAnswer<'rule_numbers'>, { status: 'ok' }>['rules']

const fates = [
  ['kept', 'kept in'],
  ['edited', 'edited in'],
  ['dropped', 'dropped in'],
  ['left_open', 'left open in'],
] as const

/** Of all signed maps: who only looks at what was decided takes not reading for agreement. */
export function ruleText(rule: string, rules: RuleNumbers): string {
  const numbers = rules.find((each) => each.rule === rule)
  const all = numbers ? fates.reduce((sum, [fate]) => sum + numbers[fate], 0) : 0
  const said = numbers === undefined ? '' : applicantsText(numbers)
  if (numbers === undefined || all === 0) return `Rule ${rule} · in no signed map yet${said}`
  const shares = fates.map(([fate, label]) => `${label} ${Math.round((100 * numbers[fate]) / all)} %`)
  return `Rule ${rule} · of ${all} ${all === 1 ? 'map' : 'maps'}: ${shares.join(', ')}${said}`
}

function applicantsText({ confirmed, refused }: RuleNumbers[number]): string {
  const asked = confirmed + refused
  return asked === 0 ? '' : ` · ${confirmed} of ${asked} applicants said “That’s me”`
}
