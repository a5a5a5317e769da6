import { forPole } from '../entry.ts'

export const visionEntries = forPole('START', 'left', [
  {
    id: 'vision.sees-finished',
    concept: 'seeing-first',
    does: [
      '@see .. finished/final/whole/complete .. @work/thing/object/garden/room/result/house/stage/building/picture/shop ..',
      '@see .. finished/whole .. before/in',
      '@see .. result/end/whole/outcome .. in/before/first',
      'have/has/had/keep/keeps .. end/result/finished/whole/picture .. in mind',
      'walk/walks/walked through the/my .. whole? @work/set/house/room/thing .. before/in',
    ],
    phrases: ['in my head i/it .. whole/finished/walked/saw/see/was', 'in my head ... before'],
    yes: ['I saw the finished garden in front of me.', 'Has the end result in mind.'],
    no: ['My client sees the finished room.', 'I never see the finished piece.', 'I saw the end of the film.'],
  },
  {
    id: 'vision.works-back',
    concept: 'vision',
    does: [
      'know/knows/knew how it/the .. should/will/would/must? end/ends/look/looks before',
      'know/knows/knew the last/final line/page/scene/word .. before/first',
      'start/starts/begin/begins .. from .. final/finished/end ..',
      'derive/derives .. from .. end/result/final',
      'work/works/worked/plan/plans/planned/build/builds .. back/backwards/backward from',
      'plan/plans .. back/backwards from',
      'know/knows/knew .. ending/end .. first/before/early',
      'begin/begins/start/starts .. with/from .. last/final .. in mind/head',
      'have/has .. last/final .. in .. head/mind ..',
      'hold/holds .. image/picture .. final/finished/whole ..',
      'have/has .. finished .. before .. eyes',
      'start/starts/begin/begins .. from/with .. vision/ending/end/goal/result',
      'have/has .. vision of/for ..',
      'imagine/imagines .. how/what .. before',
    ],
    phrases: ['^ clear/strong/big vision', '^ vision first'],
    yes: ['Works backwards from the result.', 'Starts with a vision of the whole.', 'I knew the ending first.'],
    no: ['Double vision.', 'He works back from the date.', 'I should start from a vision.'],
  },
])
