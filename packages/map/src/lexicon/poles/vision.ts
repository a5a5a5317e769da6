import { forPole } from '../entry.ts'

export const visionEntries = forPole('START', 'left', [
  {
    id: 'vision.already-see',
    concept: 'seeing-first',
    pattern: ['already see/sees/saw', 'see/sees/saw the finished/final/end/whole/result'],
    yes: ['Can already see the poster.'],
    no: ['I have already seen that film.'],
  },
  {
    id: 'vision.finished-before',
    concept: 'vision',
    pattern: [
      'finished piece/picture/building/film/product/work/page/thing before/early/first/in',
      'finished before i/she/he start/starts',
      'the whole before',
    ],
    yes: ['Has the finished building before his eyes.'],
    no: ['I finished before noon.'],
  },
  {
    id: 'vision.clear-image',
    concept: 'vision',
    pattern: ['image/picture of the final/finished/end/result', 'image/picture of how'],
    yes: ['Holds a clear image of the final scene.'],
    no: ['A picture of my dog.'],
  },
  {
    id: 'vision.vision',
    concept: 'vision',
    pattern: ['vision/visions', 'clear/strong vision', 'vision of/for'],
    yes: ['Has a clear vision from the start.'],
    no: ['Television all day.'],
  },
  {
    id: 'vision.imagine',
    concept: 'vision',
    pattern: ['imagines/imagine/imagining/imagined the/how/a/what', 'imagine/imagines everything/it'],
    yes: ['Imagines the end and works towards it.'],
    no: ["I can't imagine why."],
  },
  {
    id: 'vision.in-mind',
    concept: 'vision',
    pattern: [
      'end/ending/result/scene/goal/outcome/image/building/shape in mind',
      'last/final scene/image/frame in mind',
    ],
    yes: ['Begins with the last scene in mind.'],
    no: ['Keep that in mind.'],
  },
  {
    id: 'vision.backwards',
    concept: 'vision',
    pattern: [
      'backwards/backward from',
      'works/work/working backwards/backward',
      'works/work towards/toward it',
    ],
    yes: ['Works backwards from the opening night.'],
    no: ['A step backwards.'],
  },
  {
    id: 'vision.ending',
    concept: 'vision',
    pattern: ['knows/know/knew the end/ending', 'end/ending first'],
    yes: ['Knows the ending early.'],
    no: ['In the end it rained.'],
  },
  {
    id: 'vision.big-idea',
    concept: 'vision',
    pattern: ['big idea/ideas', 'grand plan', 'big imagination', 'bold idea/ideas'],
    yes: ['Starts with a big idea.'],
    no: ['No idea how.'],
  },
  {
    id: 'vision.blank',
    concept: 'blank-page',
    pattern: ['blank/empty page/sheet/canvas/screen'],
    yes: ['Loves a blank page.'],
    no: ['A blank look.'],
  },
  {
    id: 'vision.long-view',
    concept: 'vision',
    pattern: [
      'five years ahead',
      'years ahead',
      'what could be',
      'what it could/should become/be',
      'what should be',
    ],
    yes: ['Sees what it could become.'],
    no: ['It could become late.'],
  },
])
