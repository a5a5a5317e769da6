import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import type { CircuitId, Pole } from '../src/switches.ts'
import { allChoices, circuitShares, circuitsOf, type Shares } from './circuit-shares.ts'
import { claimShares, poleShares, ruleShares } from './claim-shares.ts'
import { consistentPeople, randomPeople } from './simulated-people.ts'

const people = 600

export interface Measured {
  sheets: Shares
  consistent: Shares
  noise: Shares
  claims: [string, number][]
  headlines: [string, number][]
  rules: [string, number][]
  poles: Map<Pole, number>
}

export function measure(): Measured {
  const consistent = consistentPeople(people).map((inputs) => draftInputs(inputs))
  return {
    sheets: circuitShares(allChoices()),
    consistent: circuitShares(circuitsOf(consistent)),
    noise: circuitShares(circuitsOf(randomPeople(people).map((inputs) => draftInputs(inputs)))),
    claims: claimShares(consistent, false),
    headlines: claimShares(consistent, true),
    rules: ruleShares(consistent),
    poles: poleShares(consistent),
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8)

function circuitTable({ sheets, consistent, noise }: Measured): string[] {
  const columns = [sheets, consistent, noise]
  const row = (label: string, value: (shares: Shares) => number) =>
    `${label.padEnd(22)}${columns.map((shares) => percent(value(shares))).join('  ')}`
  return [
    `${''.padEnd(22)}  sheets    people     noise`,
    ...(Object.keys(sheets.circuits) as CircuitId[]).map((id) => row(id, ({ circuits }) => circuits[id])),
    row('second within 0.06', ({ between }) => between),
    row('flips', ({ flips }) => flips),
    row('to second or none', ({ secondFlips }) => secondFlips),
    row('most of any one', ({ mostOfOne }) => mostOfOne),
    row('to one named or none', ({ namedFlips }) => namedFlips),
  ]
}

const list = (shares: [string, number][], most: number) =>
  shares.slice(0, most).map(([text, share]) => `${percent(share)}  ${text}`)

export function tables(measured: Measured): string {
  return [
    `Circuits: all 1,024 sheets of clicks, ${people} consistent people, ${people} sheets of noise`,
    ...circuitTable(measured),
    '',
    'Claims by the share of consistent people for whom they are printed, quotes blanked',
    ...list(measured.claims, 25),
    '',
    'Headlines',
    ...list(measured.headlines, 10),
    '',
    'Poles',
    ...list([...measured.poles], 16),
    '',
    'Rules',
    ...list(measured.rules, 200),
    '',
  ].join('\n')
}
