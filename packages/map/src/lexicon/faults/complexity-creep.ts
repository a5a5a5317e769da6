import { forFault } from '../entry.ts'

export const complexityCreepEntries = forFault('CC', [
  {
    id: 'cc.tidies',
    concept: 'tidying',
    does: [
      'colour/color code/codes .. @housekeeping',
      'build/builds .. tools/tool for ..',
      '@tidy .. @housekeeping',
      '@tidy .. @tool',
      'clean/cleans/cleaning .. up? .. files/folders/layers/desktop/repo/archive/workbench',
    ],
    yes: ['I tidy my reference folders instead.', 'I rename my layers.'],
    no: ['My flatmate tidies the shelf.', 'I never tidy my files.', 'I tidy the attic.'],
  },
  {
    id: 'cc.one-more-tool',
    concept: 'overbuilt',
    does: [
      '@setup .. another/third/fourth/fifth/one/new/extra/second .. more? @tool/layer/exception',
      '@setup .. rules/filters/folders/automations/automation/spreadsheets/lists for ..',
      '@setup .. processes/systems/automations/workflows that ..',
      '@setup one more ..',
    ],
    phrases: [
      'each/every .. gets a folder/list/spreadsheet/tag/template',
      'a/another folder/list/spreadsheet/rule/tracker .. that explains/collects/for the folder/list/spreadsheets/rules/trackers/others',
      'tracker/list/rule/folder/backup of/for the? trackers/lists/rules/folders/backups',
      'layers of .. workarounds/fixes/folders/tools/rules',
      'more .. care/maintenance/upkeep than .. the? work/@work',
      'a/another workaround on top',
    ],
    yes: ['I set up a fourth spreadsheet.', 'Adds one more tool.', 'Layers of workarounds.'],
    no: ['My boss adds one more tool.', 'I made a chair.'],
  },
  {
    id: 'cc.too-many-tools',
    concept: 'tools',
    phrases: [
      'fewer/less .. programs/plumbing/layers/software/apps ..',
      'half .. of .. tools/apps/programs/trackers/dashboards ..',
      'too many .. tools/apps/trackers/lists/systems/layers/meetings/steps/processes/spreadsheets/plugins/rules/parts',
      '#/many .. @tool for/with/that .. the same ..',
      '#/many .. @tool kept/running in parallel',
      '#/many lists/trackers/apps/tools/planners/spreadsheets , one for',
      'one/a .. @tool instead of #/many',
      'fewer/less .. @tool/tooling/steps/parts/rules',
      'throw/get/cut/delete/drop .. out/rid/away? .. #/half .. of .. tools/apps/lists/@tool',

    ],
    does: ['maintain/maintains/maintaining .. # @tool', 'own/owns # .. tools/apps'],
    yes: ['Too many tools to maintain.', 'One list instead of seven.', 'Three apps for the same list.'],
    no: ['Too many people.', 'The office has too many meetings.'],
  },
  {
    id: 'cc.asks-for-a-stop',
    named: true,
    concept: 'never-done',
    exempt: true,
    phrases: [
      '@person ... tell/tells/told me .. when/it/stop/enough/that ... enough/done/stop/finished/ready',
      '@person .. tell/tells me to stop',
      '@person ... say/says stop/enough/done',
      '@person .. take/takes/took .. brush/pen/file/mouse/it/@work .. away/out/from ..',
      '^ a stop',
      'a date/day/point/hour after/at/from which i/it .. may/must/can .. not/stop/touch',
      'i .. would/need to? know when to stop',
      "when it's good enough",
    ],
    yes: ['Someone would have to tell me when it is enough.', 'Someone takes the brush out of my hand.'],
    no: ['Someone told me.', 'The bus would have to stop.'],
  },
])
