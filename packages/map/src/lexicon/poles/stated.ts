import { forPole } from '../entry.ts'

export const statedEntries = forPole('PROOF', 'left', [
  {
    id: 'stated.lists-reasons',
    concept: 'reasons',
    does: [
      'list/lists/listed/write/writes/wrote/written/collect/collects/state/states/set/sets ... down? pros/reasons/arguments/criteria/tests/advantages',
      'weigh/weighs/weighed/weighing .. @reason',
      'weigh/weighs/weighed/weighing .. against',
      'reason/reasons/reasoned/argue/argues/argued/decide/decides/decided/choose/chooses .. from/with/by/on .. @reason',
      'break/breaks/broke .. into .. criteria/reasons/numbers/parts',
      'break/breaks/broke .. decision/decisions/choice/choices down? into',
      'check/checks .. claims/facts/sources/figures/evidence ..',
      'ask/asks/look/looks for .. sources/evidence/reasons/proof ..',
      'document/documents .. each/every/decision/decisions/reasons ..',
      'reason/reasons/argue/argues/work/works from .. records/clues/cases/evidence/sources/principles ..',
      'justify/justifies/justified ..',
      'use/uses/used .. criteria',
    ],
    phrases: ['pros and cons', 'with/by written/clear/explicit criteria', 'decision log/matrix/table'],
    yes: ['I list arguments before I choose.', 'Weighs options against criteria.'],
    no: ['My boss lists criteria.', 'I had an argument with the reader.'],
  },
  {
    id: 'stated.compares',
    concept: 'comparing',
    does: [
      'compare/compares/compared/comparing ... side by side',
      'compare/compares/compared/comparing .. versions/options/variants/alternatives/models/data/numbers/evidence/prices/layouts/drafts',
      'put/puts ... into/in a table/spreadsheet/matrix/chart/grid',
      'measure/measures/measured/count/counts/counted/calculate/calculates/calculated/score/scored ... before/and/until ... decide/decides/decided/chose/choose/knew',
      'work/works/worked/working out? .. a proof/calculation/argument .. of/for/why',
      'arguing/argue/argued .. structure/case/point/order',
    ],
    yes: ['Compares versions side by side.', 'I put price and size into a table.'],
    no: ['The buyer compares prices.', 'I want to compare versions side by side.', 'I put the soup into a table.'],
  },
  {
    id: 'stated.test-passed',
    concept: 'reasons',
    exempt: true,
    phrases: [
      'it/@work passed/passes/met/meets/ticked .. tests/test/criteria/boxes/checks/all/both/every',
      'the/my table/numbers/data/test/tests/spreadsheet/figures/measurements/criteria said/answered/decided/showed/agreed/matched/passed',
      'all/both/every/each .. tests/criteria/boxes .. passed/met/ticked/green/checked',
    ],
    yes: ['It passed all three tests.', 'The table answered.'],
    no: ['She passed her driving test.'],
  },
  {
    id: 'stated.explains',
    concept: 'reasons',
    does: [
      'explain/explains/explained/explaining .. why/choice/choices/decision/decisions/reasons/reasoning/trade/step/steps',
      'can/able explain/say/state/defend/name/write ... why/choice/decision/decisions/reason/reasons/sentence',
      'say/says/said/put/puts/fit/fits .. it/that/them in/into one sentence',
      'write/writes/wrote .. it/that/why in/into one sentence',
    ],
    phrases: ['^ careful/clear/transparent argument/reasoning/logic', '^ analytical/systematic/logical', 'from first? principles'],
    yes: ['Explains why a choice was made.', 'I can say why.', 'Reasons from first principles.'],
    no: ['Nobody explains why.', 'My client explained the choice.'],
  },
])
