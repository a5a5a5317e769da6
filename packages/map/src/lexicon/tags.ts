import type { Phrases } from './entry.ts'

export type TextTag =
  | 'outside-date'
  | 'asks-for-a-stop'
  | 'asks-for-a-person'
  | 'asks-for-a-machine'
  | 'simple'
  | 'at-night'
  | 'in-the-morning'
  | 'contradiction'
  | 'rarely-shows'
  | 'invoices'
  | 'tools'
  | 'fixed-name-or-place'

export interface TagEntry extends Omit<Phrases, 'yes' | 'no'> {
  tag: Exclude<TextTag, 'contradiction'>
}

export const tagEntries: readonly TagEntry[] = [
  {
    id: 'tag.date',
    tag: 'outside-date',
    pattern: [
      'monday/tuesday/wednesday/thursday/friday/saturday/sunday',
      'january/february/april/june/july/august/september/october/november/december',
      'in/by/of/until/on march/may',
      'deadline/deadlines',
      'due',
      'print/time slot',
      'slot',
      'booked',
      'opening night',
      'the/an opening',
      'launch date',
      'premiere',
      'by noon/tomorrow/midnight',
      'the date',
      'exhibition/vernissage/fair',
    ],
  },
  {
    id: 'tag.person',
    tag: 'outside-date',
    pattern: [
      'client/clients/customer/customers',
      "client's/customer's",
      'my/the/our/her/his/an editor/boss/manager/supervisor/professor/curator/publisher',
      'my/the/our/her/his printer/teacher/landlord/director/producer',
      'my sister/brother/mother/mum/mom/father/dad/wife/husband/aunt/uncle',
      'my friend/partner/colleague/neighbour/neighbor/cousin',
      'a friend/colleague/neighbour/neighbor',
      'somebody/someone waited/asked/needed/called',
      'was/were waiting for it/me',
    ],
  },
  {
    id: 'tag.stop',
    tag: 'asks-for-a-stop',
    pattern: [
      'good enough',
      'say/says/said stop/done/enough/when',
      "when/that it is/it's done/finished/enough/ready",
      "when it's/its done/finished/enough/ready",
      'when to stop',
      'tell/tells/told me to stop',
      'a/the stop',
      'call it done/finished',
      'take/takes/took it away from me',
    ],
  },
  {
    id: 'tag.person-wanted',
    tag: 'asks-for-a-person',
    pattern: [
      'someone/somebody',
      'another person/pair',
      'a partner/assistant/producer/manager/bookkeeper/accountant/team/colleague/second',
      'an assistant/accountant/agent/editor',
    ],
  },
  {
    id: 'tag.machine',
    tag: 'asks-for-a-machine',
    pattern: [
      'automat*',
      'itself/themselves',
      'a script/bot/robot/machine',
      'an ai/app/algorithm',
      'one button',
    ],
  },
  {
    id: 'tag.simple',
    tag: 'simple',
    pattern: ['simple/simpler/simplest/simplicity', 'minimal/minimalist', 'clear/clearer'],
  },
  {
    id: 'tag.night',
    tag: 'at-night',
    pattern: [
      'night/nights/midnight/overnight',
      'it was one/two/three/four',
      'until/till/at one/two/three/four',
      '1/2/3/4 am',
      '1am/2am/3am/4am',
      'after dark',
      'all-nighter/all-nighters',
    ],
  },
  {
    id: 'tag.morning',
    tag: 'in-the-morning',
    pattern: ['morning/mornings', 'before breakfast', 'at dawn', 'early riser', 'gets/get/got up early'],
  },
  {
    id: 'tag.rarely-shows',
    tag: 'rarely-shows',
    exempt: true,
    pattern: [
      'rarely/never/seldom/hardly show*/share*',
      "don't/doesn't/didn't show/share",
      'nobody/noone sees/saw/hears/heard',
      'no one sees/saw/hears/heard',
      'hides/hide/hid drafts/work/unfinished',
      'keep/keeps/kept it/them/drafts/work hidden/secret/private',
    ],
  },
  {
    id: 'tag.invoices',
    tag: 'invoices',
    pattern: ['invoic*', 'outreach', 'hire me', 'cold emails/mails/email', 'billing'],
  },
  {
    id: 'tag.tools',
    tag: 'tools',
    pattern: ['tool/tools', 'app/apps', 'software', 'plugin/plugins', 'automation/automations'],
  },
  {
    id: 'tag.fixed',
    tag: 'fixed-name-or-place',
    pattern: [
      'called/named/labelled/labeled',
      'the/that same table/desk/chair/corner/cafe/café/room/seat/shelf/window/place/spot/bench',
      'the/that same folder/notebook/playlist/song/album/pen/mug/cup/font/radio/name',
      'one playlist/folder/notebook/pen/table/chair/mug/drawer/box',
      'folder/playlist/notebook',
    ],
  },
]
