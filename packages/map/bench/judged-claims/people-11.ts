import { densePhotograph } from '../../src/specimen/pictures.ts'
import { judgedPerson } from './judged-person.ts'

export const eighthStrangers = [
  judgedPerson({
    id: 'locksmith',
    name: 'W.',
    choices: 'CABDC',
    texts: ['Gate. Sold.', 'Adverts.', 'Measure twice.', 'Filing.', 'A nephew.'],
    right: ['START right', 'GATE left', 'FRAME left', 'EXIT right', 'PROOF right', 'fault OE'],
    wrong: ['SOURCE left', 'SOURCE right', 'TEMPO left', 'TEMPO right', 'LOOP right', 'fault CC'],
    best: ['Measure twice'],
  }),
  judgedPerson({
    id: 'leave',
    name: 'Hanne',
    choices: 'ADBBD',
    texts: [
      'Pancakes. I flip them once, I do not improve pancakes. Before that, a cover with an owl, because the baby slept on Thursday for three hours in one go.',
      'Ironing. I start five drawers of baby clothes and finish none.',
      'Bath, book, bed, lamp, seven o’clock, every evening. The baby decided.',
      'Drawing the owl’s feathers. Pump, feather, feather, pump.',
      'Someone else’s routine would have to loosen. Mine is not mine.',
    ],
    profile: [
      'Sees whole spreads in her head and draws them from memory.',
      'pictures a whole book at once | delivers on short notice',
      'the middle spreads fall apart | loses the thread of a book half way',
      'page twelve to twenty | changes of rhythm in the middle of a story',
      'Whenever there is a gap; two hours, then nothing for days.',
      'a sketchbook in every room',
      'I was fast. I am now interruptible.',
    ],
    pictures: [densePhotograph('V1')],
    right: ['SOURCE left', 'START left', 'GATE right', 'FRAME left', 'EXIT right', 'LOOP right', 'fault LS'],
    wrong: ['TEMPO left', 'SOURCE right', 'GATE left', 'LOOP left', 'fault OE', 'fault CC'],
    best: [
      'Sees whole spreads in her head',
      'the middle spreads fall apart',
      'delivers on short notice',
      'two hours, then nothing for days',
    ],
  }),
  judgedPerson({
    id: 'german-short',
    name: 'Jörg',
    choices: 'DBADA',
    texts: [
      'Ein Hörspiel über eine Fähre. Der Sender wollte es am Montag.',
      'Rechnungen. Ich schneide Atmer raus.',
      'Ich sage den letzten Satz laut, bevor ich anfange.',
      'Beim Schneiden, bis der Hausmeister kam.',
      'Die Redaktion müsste von selbst anrufen.',
    ],
    right: ['SOURCE right', 'START right', 'GATE left', 'FRAME left', 'EXIT left', 'PROOF left', 'fault OE'],
    wrong: ['TEMPO left', 'TEMPO right', 'LOOP left', 'LOOP right', 'fault CC'],
    best: ['Ich sage den letzten Satz laut'],
  }),
]
