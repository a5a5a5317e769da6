import { forFault } from '../entry.ts'

export const templateMisfitEntries = forFault('TM', [
  {
    id: 'tm.does-not-fit',
    named: true,
    concept: 'does-not-fit',
    exempt: true,
    phrases: [
      'made/built/meant/designed for other/another/office/bigger/someone .. jobs/people/work/companies/libraries',
      "they/it never/don't/doesn't/not fit+ .. my/our/me/us/what ..",
      'the form/template/tool/system/planner/software would have/need to work .. way/like/as i/we ..',
      'nothing .. fits/fit in/into .. fields/boxes/columns/categories',
      'it/they has/have .. , my/our .. has/have/is/are ..',
      'the forms/templates/tools/systems would have/need to ask/know/fit/match/bend ..',
      '@structure/tools/templates .. feel=felt constraining/rigid/restrictive/tight/wrong/alien',
      'come/fit+ in/into .. boxes',
      'it/they wants/want+/asks/has/knows .. , i have/make/do/knit/draw/write ..',
      "their/the/agency's/client's form/tool/template/software/system counts/thinks/expects/assumes/knows ..",
      "@structure/templates .. never/not/don't/doesn't/hardly/rarely fit+/match+/work+/bend",
      '@structure/templates .. chafe+/breaks/break+/crack/pinch',
      '@structure .. has/have fields/boxes/columns for .. things/people ..',
      'its/their/the boxes/fields/columns/categories are for ..',
      'the form/template/tool/system/planner/software/rules/guidelines would have/need to fit/match/bend/stay/suit',
      'the form/template/tool/system/planner/software would .. fit/match/bend ..',
      'a tool/template/system/form that bends/fits/matches/suits .. my/our/me/us',
    ],
    yes: ['The house template breaks with every long title.', "Other people's templates never fit."],
    no: ['The shoes do not fit.', 'The template fits.', 'My client never fits the form.'],
  },
  {
    id: 'tm.borrowed',
    concept: 'borrowed-systems',
    phrases: [
      "someone/somebody/other+/another/people's/agency's/borrowed .. else's/people's? .. @structure .. chafe+/never/not",
      '^ using the/a/another/someone/my .. @structure',
      '^ working with/in the/a/their .. @structure',
      'new? @structure .. adopted and then? .. abandoned/dropped',
      'tools/systems/planners/apps are .. adopted/bought/tried and .. then? .. abandoned/dropped',
    ],
    does: [
      'fight=fought/struggle= with .. @structure',
      'abandon=/drop+/dropped/quit .. planner+/system+/templates/apps/tools ..',
    ],
    yes: ['Using the planner that I bought.', 'I fight with the template.'],
    no: ['The agency fights with the template.', 'Using my hands.'],
  },
])
