import { forFault } from '../entry.ts'

export const ideaOverflowEntries = forFault('IO', [
  {
    id: 'io.too-many',
    concept: 'too-many',
    phrases: [
      'too many .. ideas/idea/options/variants/projects/designs/possibilities/choices/threads/drafts/sketches/tabs/beginnings',
      'many open? variants/tabs/threads/options open?',
      'more ideas than ..',
      'ideas come/arrive/came/pile ... once/faster/all/up',
      'collects/collect/has/have more ideas than',
      'fewer/less .. ideas/options/choices/variants/projects',
      'all my/the ideas but one',
    ],
    yes: ['Too many open variants.', 'There would have to be fewer ideas on the table.'],
    no: ['Too many cooks.', 'Her clients have too many ideas.'],
  },
  {
    id: 'io.unfinished',
    named: true,
    concept: 'unfinished',
    exempt: true,
    phrases: [
      '#/many .. open .. threads/projects/ideas/drafts ..',
      '#/many .. threads/projects/ideas and no ..',
      '#/many/ten/a/several .. unfinished/begun/started/open/half @work , ... none/no/nothing/not',
      '#/many .. @work/sketchbook/sketchbooks/notebooks/canvases/folders , no @work/picture',
      '#/many .. @work begun/started/open , ..',
      'backlog/pile/heap/drawer/graveyard of .. unfinished/half/begun .. finished? @work/pieces/projects/things',
      'half finished .. @work/pieces/projects/things ..',
      'unfinished projects/pieces/songs/tracks/drafts pile/are/everywhere/on/in',
      '^ many/several/unfinished .. unfinished? projects/pieces/songs/drafts',
    ],
    does: ['have/has .. started/begun # @work? .. and .. finished none/nothing', 'start/starts .. more than .. @finish/complete/completes'],
    yes: ['Ten projects begun, none of them closed.', 'Forty notebooks, no book.'],
    no: ['Ten chairs.', 'Two books.'],
  },
  {
    id: 'io.choosing',
    concept: 'too-many',
    does: [
      'look/looks/search/searches .. at/for more/further/other .. options/fonts/variants/samples/references/ideas/papers/colours',
      '@choose .. @work/one/fabric/direction/idea/typeface/option/between ...',
      'make/makes/order/orders/add/adds/open/collect .. one? more/another variant/variants/option/options/samples/sample/version ..',
      'have/need/would to @choose',
    ],
    phrases: [
      '^ choosing/picking/deciding a/an/the/one/between/on/which/what ..',
      '^ a decision',
      "i'd/i need/have/would/had have/need? to choose/pick/decide",
      '@person .. takes/take .. ideas',
      'one more variant/option/version so',
    ],
    yes: ['Choosing a fabric.', 'I would have to pick.', 'I make one more variant.'],
    no: ['The jury chooses a poster.', 'Picking apples.'],
  },
])
