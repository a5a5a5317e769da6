import { personas } from '@wiring/map/personas'

export interface DemoPerson {
  persona: string
  name: string
  hours: number
  pictures: ('drawing' | 'broken')[]
  /** The first reading is hers, the second is not. */
  checks?: boolean
  outcome: 'drafted' | 'waiting' | 'failed' | 'claimed' | 'held' | 'refused' | 'delivered' | 'second'
}

const rightToLeft = 'ליאור \u05D0\u05D1\u05DF'

const names: Record<string, string> = {
  projector: '=HYPERLINK("https://evil.example","Ines")',
  antenna: 'Aiko 愛子',
  switchboard: '',
  capacitor: rightToLeft,
  loop: `${'Anne-Marie von und zu '.repeat(9)}Z`.slice(0, 200),
  relay: 'Jonas & Söhne',
  rail: '+49 30 1234567',
}

const outcomes: Record<string, DemoPerson['outcome']> = {
  breadboard: 'claimed',
  filter: 'held',
  transformer: 'refused',
  'crossed-parking': 'delivered',
  'crossed-template': 'second',
  'crossed-silence': 'delivered',
  'crossed-week': 'waiting',
  flattering: 'failed',
}

const person = (persona: string, index: number, name?: string): DemoPerson => ({
  persona,
  name: name ?? names[persona] ?? personas.find(({ id }) => id === persona)?.inputs.name ?? '',
  hours: 0.7 + index * 2.1,
  pictures:
    index % 7 === 3
      ? ['drawing', 'broken']
      : Array.from({ length: 1 + (index % 3) }, () => 'drawing' as const),
  checks: index % 3 === 1,
  outcome: outcomes[persona] ?? 'drafted',
})

export const people: DemoPerson[] = [
  ...personas.map(({ id }, index) => person(id, index)),
  ...['ines', 'care', 'emoji', 'rail'].map((id, index) =>
    person(id, personas.length + index, ['M.', 'Delphine', 'Oke', 'Bea'][index]),
  ),
]
