import { persona } from './persona.ts'

const flattery = [
  'brilliant at seeing the big idea',
  'a visionary who imagines what others miss',
  'deeply collaborative with every partner',
  'ships and refines in equal measure',
  'endlessly curious',
  'a natural writer',
  'an intuitive decision maker',
  'explains complex matters clearly',
]

export const sparse = [
  persona({
    id: 'one-word',
    group: 'sparse',
    circuit: 'filter',
    crossed: [],
    name: '',
    choices: 'BBBBB',
    texts: ['yes', 'no', 'tea', 'work', 'time'],
  }),
  persona({
    id: 'emoji',
    group: 'sparse',
    circuit: 'breadboard',
    crossed: [],
    name: '🦊',
    choices: 'CCCCC',
    texts: ['🎬🎬🎬', '🧾', '☕️', '🌙🎧', '👩‍👩‍👧‍👦🤝'],
    profile: ['🧠', '✨', '🙈', '🔥', '🌙', '📓', '🦊'],
  }),
  persona({
    id: 'letter-a',
    group: 'sparse',
    circuit: 'switchboard',
    crossed: [27],
    name: 'a',
    choices: 'DDDDD',
    texts: ['a'.repeat(2000), 'a'.repeat(2000), 'a'.repeat(2000), 'a'.repeat(2000), 'a'.repeat(2000)],
  }),
]

export const flattering = persona({
  id: 'flattering',
  group: 'flattering',
  circuit: 'projector',
  crossed: [5, 9],
  name: 'Max',
  choices: 'AAAAA',
  texts: [
    'It was a thing for the office, and it is done.',
    'I do not know. There is a lot of it.',
    'I have tea in the kitchen.',
    'It was in the last week, at the office.',
    'I would have to have more hours in the day.',
  ],
  profile: [
    '',
    Array.from({ length: 40 }, (_, index) => flattery[index % flattery.length] ?? ''),
    [],
    [],
    '',
    [],
    '',
  ],
})

export const oscillator = persona({
  id: 'oscillator',
  group: 'oscillator',
  circuit: 'oscillator',
  crossed: [3, 4, 6, 13, 26],
  name: 'Juno',
  choices: 'ADDCC',
  texts: [
    'A zine. I wrote it every day for a week, together with a friend, and explained each choice. I sent it off with two mistakes still in it.',
    'Posting it. I finish first what is in the queue.',
    'I fill in the same template at the same time every morning, and write three sentences.',
    'Writing with my team around existing material, comparing versions side by side.',
    'Both would have to be allowed.',
  ],
  profile: [
    'Writes outlines, works from existing material and reasons from criteria.',
    ['one thing at a time', 'follows a checklist', 'works in a team', 'ships early'],
    ['parks ideas for later', 'sticks to clear rules'],
    ['a backlog that is never empty'],
    'Steady, regular, every morning, together with a partner.',
    ['a checklist', 'a notes file', 'a weekly schedule'],
    'I write, I plan, I share. I do the opposite at night.',
  ],
})

export const care = persona({
  id: 'care',
  group: 'care',
  circuit: 'filter',
  crossed: [28],
  name: 'Robin',
  choices: 'BAACB',
  texts: [
    'A cookbook, after the divorce. My editor had set a date.',
    'Phone calls. I sketch labels instead.',
    'I count the spoons before I begin.',
    'Drawing a pear for four hours, the week I was diagnosed with depression.',
    'Some weeks would have to be lighter.',
  ],
  profile: [
    'Careful with words.',
    ['writes plainly', 'works with an editor'],
    ['hides when the panic comes'],
    ['deadlines'],
    'Mornings.',
    ['a paper diary'],
    'I am slow and exact.',
  ],
})
