import type { Phrases } from './entry.ts'

export const tagExamples: Record<string, Pick<Phrases, 'yes' | 'no'>> = {
  'tag.date': {
    yes: [
      'The print slot was booked.',
      'It had to be done by Friday.',
      'The deadline was close.',
      "The publisher's date was Friday noon.",
      'She had a flight at 4.',
      'The journal closes Tuesday.',
      'The date was fixed by the uncles.',
      'Sallah does not move.',
      'He wanted it by Palm Sunday.',
    ],
    no: [
      'I may finish it.',
      'There was no deadline.',
      'We launched the boat in June.',
      'The shop closes on Mondays.',
      'She had a train of thought.',
      'I fixed the date myself.',
      'The wedding was lovely.',
      'My flatmate wanted it back.',
      'I worked on Friday.',
    ],
  },
  'tag.person': {
    yes: ['The client was on the phone.', 'My sister was waiting for it.', 'The groom came to collect it.'],
    no: ['I finished it alone.', 'My partner does it in January.', 'Her uncle likes boats.'],
  },
  'tag.stop': {
    yes: [
      'Someone would have to tell me when it is good enough.',
      'I would know when to stop.',
      'Somebody with a shutter who pulls it down.',
    ],
    no: ['The printer would be ready.'],
  },
  'tag.person-wanted': {
    yes: [
      'Somebody just says one word.',
      'Just give me one and delete the rest.',
      'Someone would have to tell me.',
      'I would need an assistant.',
    ],
    no: ['The invoices would write themselves.'],
  },
  'tag.machine': {
    yes: ['The invoices would send themselves.', 'Everything automated.'],
    no: ['Somebody else would send them.', 'I enjoyed myself.'],
  },
  'tag.simple': {
    yes: ['I want a simple system.', 'Something minimal.'],
    no: ['A clearing in the wood.'],
  },
  'tag.night': {
    yes: [
      'I looked up and it was two.',
      'Late at night.',
      'Until three in the morning.',
      'Until 3am.',
      '2am to 7am.',
    ],
    no: [
      'It was twelve metres long.',
      'The night train.',
      'My flatmate worked until three.',
      'At 4am the bakery opens.',
    ],
  },
  'tag.morning': {
    yes: ['Works best in the mornings.'],
    no: ['Works late at night.', 'Until three in the morning.', 'Mornings are lost.'],
  },
  'tag.rarely-shows': {
    yes: ['Rarely shows unfinished work.', 'Keeps drafts hidden.'],
    no: ['Shows early drafts to friends.'],
  },
  'tag.invoices': {
    yes: ['Invoices, and writing to people.', 'Outreach piles up.'],
    no: ['A voice from outside.'],
  },
  'tag.tools': {
    yes: ['New tools are adopted and then abandoned.'],
    no: ['An apple and a toolmaker.', 'A tool shed.'],
  },
  'tag.fixed': {
    yes: ['Every project starts with a folder called 00_mess.', 'I sit at the same table.'],
    no: ['I begin with coffee.', 'My cat is called Otto.'],
  },
}
