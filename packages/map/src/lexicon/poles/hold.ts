import { forPole } from '../entry.ts'

export const holdEntries = forPole('GATE', 'left', [
  {
    id: 'hold.first-this',
    concept: 'one-thing',
    exempt: true,
    does: [
      '@finish .. @work/thing/one/what .. before .. @start/touch/touching/open/opening/next/another/new/anything',
      '@finish .. what .. start/starts/started/begun/began .. before',
      '@finish .. first what/the/this/that',
      'do/does/work/works/working on? one @work/thing/task at a time',
      'take/takes .. one @work/thing/task after',
      'only? start/starts/begin/begins/open/opens .. next/new/another/second .. when/once/after .. last/first/old/current/one .. is/has',
      'keep/keeps/stick/sticks/stay/stays .. to/with/on one @work/thing/line/task/idea .. until',
      'keep/keeps/stick/sticks/stay/stays .. to/with/on one line of thought',
      'say/says/said no .. until/before .. first/last/current/old',
    ],
    phrases: ['one @work/thing/task/job/client/letter/poem at a time'],
    yes: ['Closes one commission before opening the next.', 'I do one thing at a time.'],
    no: ['My brother does one thing at a time.', 'I wish I did one thing at a time.'],
  },
  {
    id: 'hold.parks',
    concept: 'for-later',
    does: [
      'park/parks/parked .. ideas/idea/everything/anything/it ..',
      'note/notes/write/writes/wrote/jot/jots .. it/them/ideas/idea/@it .. down? .. and .. stays/waits/wait/stay/go/goes/back',
      'put/puts/place/places/throw/drop .. @it/ideas/idea/requests/new .. in/on/into .. drawer/box/shoebox/list/jar/notebook/shelf/wall/backlog/folder and',
      'go/goes/went/return/returns back? to the/what .. current/old/first/present/@work ..',
      'finish/finishes/finished .. current/present @work/cue/job .. instead/first',
      'keep/keeps .. to the list',
    ],
    phrases: ['^ parks .. ideas/anything/everything', 'a backlog/parking .. for .. ideas'],
    yes: ['Parks new ideas for later.', 'I put it in a drawer and go back to the page.'],
    no: ['My boss parks ideas.', 'I park the car.', 'I should park ideas.'],
  },
  {
    id: 'hold.new-must-wait',
    concept: 'for-later',
    exempt: true,
    phrases: [
      'new/other/second/next/fresh @idea/ideas/things/work/ones get/gets/have/has/is/are/must to? postponed/wait/parked/later/shelved',
      'new/other/second/next/fresh @idea ... wait/waits/sit/sits/stay/stays .. until/till/in',
      'nothing new ... before/until/till',
      'nothing/no .. starts/begins/enters .. before/until',
      'anything/everything that .. not/new/else/other/current ... wait/waits/stay/stays/later',
      "anything/everything that isn't/wasn't .. current/present/first .. job/@work , ... wait/waits/stay/stays/note",
      'they/it/that/experiments have/has/must to? wait until/till .. @work/job/it/old/last/current',
    ],
    yes: ['New ideas get postponed.', 'Nothing new gets a look before the old one is off the bench.'],
    no: ['The new client must wait.', 'New shoes.'],
  },
])
