import { forPole } from '../entry.ts'

export const visionEntries = forPole('START', 'left', [
  {
    id: 'vision.sees-finished',
    concept: 'seeing-first',
    does: [
      'can/could already see the finished/whole/final ..',
      '@see .. finished/final/whole/complete .. @work/thing/object/garden/room/result/house/stage/building/picture/shop ..',
      '@see .. finished/whole .. before/in',
      'imagine= .. the finished ..',
      'previsualise+/previsualize+ ..',
      '@see .. result/end/whole/outcome .. in/before/first',
      'have/has/had/keep=kept .. end/result/finished/whole/picture .. in mind',
      'walk= through the/my .. whole? @work/set/house/room/thing .. before/in',
    ],
    phrases: [
      'only at how it ought/should/would to? ..',
      'in my head i/it .. whole/finished/walked/saw/see/was',
    ],
    yes: [
      'I could already see the finished market.',
      'I saw the finished garden in front of me.',
      'Has the end result in mind.',
    ],
    no: [
      'He could already see the finished market.',
      'My client sees the finished room.',
      'I never see the finished piece.',
      'I saw the end of the film.',
    ],
  },
  {
    id: 'vision.works-back',
    concept: 'vision',
    does: [
      "know=knew how/what it'll/it will/would/should? smell/sound/feel/look/taste ..",
      'design=/invent=/plan/plans/planned/planning .. from nothing/scratch/zero ..',
      'hold=held .. image/picture .. final/finished/whole ..',
      'begin+/start+ .. with/from .. last/final .. in mind/head',
      'hold=held/keep=kept/carry+/have/has .. final/finished/end/whole/outcome/result .. in mind/head/view/sight ..',
      'know=knew how/what it/the .. should/will/would/must? end+/look+ like? before',
      'start+/begin+ .. from .. final/finished/end ..',
      'work=/plan+/planned/build=built .. back/backwards/backward+ from',
      'plan+ .. back/backwards from',
      'know=knew .. ending/end .. first/before/early',
      'start+/begin+ .. from/with .. vision/ending/end/goal/result',
      'start+/begin+ .. from/with .. picture/image of where/how/what',
      'have/has .. vision of/for ..',
    ],
    phrases: [
      'clear picture/image/idea/sense of the end/outcome/result/finished/whole',
      '^ clear/strong/big vision',
    ],
    yes: [
      'I know how it will sound.',
      'Designing a stool from nothing.',
      'Works backwards from the result.',
      'Starts with a vision of the whole.',
      'I knew the ending first.',
      'I know what the result should look like before I start.',
    ],
    no: [
      'He knows how it will sound.',
      'Double vision.',
      'He works back from the date.',
      'I should start from a vision.',
    ],
  },
  {
    id: 'vision.not-there-yet',
    concept: 'vision',
    exempt: true,
    does: [
      "plan+/planned/planning/design=/draw=drew,drawn/invent=/furnish= a/an/the .. that/which doesn't/doesnt exist yet",
      'plan+/planned/planning/design=/draw=drew,drawn/invent=/furnish= a/an/the .. that/which does not exist yet',
    ],
    yes: ["I was planning a hotel that doesn't exist yet."],
    no: ['The agency plans a house that does not exist yet.', 'A house that does not exist yet.'],
  },
])
