import type { Phrases } from './entry.ts'
import { outsideDates } from './outside-dates.ts'

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

export interface TagEntry extends Required<Pick<Phrases, 'id' | 'phrases'>> {
  tag: Exclude<TextTag, 'contradiction'>
  exempt?: true
  /** Another sense of the words. */
  isOther?: true
}

export const tagEntries: readonly TagEntry[] = [
  ...outsideDates,
  {
    id: 'tag.stop',
    tag: 'asks-for-a-stop',
    phrases: [
      'tell/tells/told me .. it/that/to/when ... done/enough/finished/ready/stop',
      '@person ... said/say/says/tells/told/saying ... done/enough/stop/print/finished ...',
      '@person ... says/tells me/us? , ... done/enough/stop/print/finished ...',
      'know when to stop',
      '^ that/if? i can/could/may/might stop ..',
      '@person .. must/should say .. , .. finished/done/enough ..',
      '^ a stop',
      'call it done/finished',
      'take/takes/took .. away from me/us',
      'take/takes/took the/my .. off me/us ..',
      'would/to/who/and/comes/come take/takes .. out of my/our hand/hands',
      "when it is/it's good? done/enough/finished",
      '@person ... take/takes .. from/out of? my desk/hand/hands',
      'good enough',
      'closed/shut/stopped/ended by somebody/someone ..',
      'somebody/someone ... who closes/shuts/pulls/stops/ends/ships/locks ..',
    ],
  },
  {
    id: 'tag.person-wanted',
    tag: 'asks-for-a-person',
    phrases: [
      'somebody/someone decides/picks/chooses/decide/pick/choose/sends/calls/asks/sits/comes/holds/hold/keeps/keep/takes/take/helps/help ..',
      'somebody/someone else/has/needs/should/takes/tells/to/who/would',
      'somebody/someone/anyone/anybody just? say/says/tell/points/point/vote/votes ..',
      'just? give/gives me one ..',
      'tell/tells me which ..',
      'one person to ..',
      'a second pair/person',
      'another pair/person',
      'a accountant/assistant/bookkeeper/colleague/manager/partner/producer/team',
      'an accountant/agent/assistant/editor',
    ],
  },
  {
    id: 'tag.machine',
    tag: 'asks-for-a-machine',
    phrases: [
      'automated/automatic/automatically/automation',
      'would .. itself/themselves',
      'invoice/pay/publish/send/sort/write itself/themselves',
      'a bot/robot/script for/that/which',
      'an ai/algorithm/app that/to/which',
      'one button',
    ],
  },
  {
    id: 'tag.simple',
    tag: 'simple',
    phrases: [
      'clear/clearer/minimal/simple/simpler .. page/plan/rule/rules/structure/system/tool/tools/way',
      'something clear/minimal/simple/simpler',
    ],
  },
  {
    id: 'tag.night',
    tag: 'at-night',
    phrases: [
      'been nearly/almost/past/gone/about? one/two/three/four $',
      'half/quarter past one/two/three/four',
      'after dinner/supper ... around/about/until/till/at one/two/three ..',
      '@person came/comes down/up/in/home at one/two/three/four ..',
      'between/from ten/eleven/twelve/midnight and/to/until/till one/two/three/four',
      'after/when everyone/everybody/they/family/children/kids/house .. gone/asleep/in to? bed ..',
      'coming/come/go/going to bed',
      'everyone/house/family/children/kids is/are/was/were asleep',
      'in the night',
      '@weekday night',
      'deep/late? at/in/into the? night',
      'at night',
      '^ nights',
      'nocturnal',
      'was 2/3/4/5 in morning',
      '@weekday night ..',
      'after/around/past/till/until midnight',
      'all night ..',
      'through the night',
      'overnight',
      'it was four/one/three/two $',
      'it was four/one/three/two am/and/at/in/when ..',
      'at/till/until/around/about/past five/four/one/three/two .. in the morning',
      'past/till/until four/one/three/two $',
      '2/3/4/four/three/two at night',
      '# pm ... till/to/until # am',
      'until/till/to/past/around 1am/2am/3am/4am',
      '1am/2am/3am to/till/until #',
      'till/until the birds',
      'night owl/sessions/shift/shifts',
      'from @weekday ... to/until @weekday',
      'after dark',
      'all nighter/nighters',
      'from eleven/nine/ten in the evening till/until',
    ],
  },
  {
    id: 'tag.other-night',
    tag: 'at-night',
    isOther: true,
    phrases: [
      'night bus/cream/ferry/market/nurse/sky/train ..',
      '@weekday night is/was free/off',
      'goodnight',
      'last night ..',
    ],
  },
  {
    id: 'tag.morning',
    tag: 'in-the-morning',
    phrases: [
      'from five/six/seven on $',
      'from five/six/seven until/till ..',
      'five/six/seven to eight/nine/ten every morning',
      'before the .. shop/office/school/market opens/open/wakes',
      'until/till/before the .. children/kids/house/family/others wake+/woke/get/got/are/is up? ..',
      'sunrise/dawn to/until/till ..',
      'at first light',
      'early riser/bird',
      'before work',
      'in the mornings',
      'each/early/every/most morning/mornings ..',
      'mornings only',
      '^ mornings',
      '@weekday morning',
      'before breakfast/dawn/sunrise',
      'at dawn/sunrise',
      'from eight/five/seven/six in the morning ..',
      'from eight/five/seven/six to/until eight/eleven/nine/noon/ten',
      'on a .. morning',
      'in the morning',
    ],
  },
  {
    id: 'tag.other-morning',
    tag: 'in-the-morning',
    isOther: true,
    phrases: [
      'meetings/calls/customers/children/kids/pupils take/takes/eat/have/fill the mornings',
      'at/till/until/around/about/past five/four/one/three/two .. in the morning',
      'mornings are/were for/lost/slow/useless .. sleep?',
      'morning after ..',
    ],
  },
  {
    id: 'tag.rarely-shows',
    tag: 'rarely-shows',
    exempt: true,
    phrases: [
      'hardly/never/rarely/seldom share/shares/show/shows ..',
      "doesn't/don't/not share/show/shows ..",
      'hid/hide/hides drafts/unfinished/work ..',
      'keep/keeps/kept drafts/ideas/it/them/work .. hidden/private/secret ..',
    ],
  },
  {
    id: 'tag.invoices',
    tag: 'invoices',
    phrases: ['invoice/invoices/invoicing', 'outreach', 'might hire me', 'cold emails/mails', 'billing'],
  },
  {
    id: 'tag.tools',
    tag: 'tools',
    phrases: [
      'too #/many/new .. apps/automations/plugins/tools',
      'app/automation/tool that ..',
      'apps/tools are/that/to ..',
      '# apps/plugins/tools',
      'maintain the? automation/tools',
    ],
  },
  {
    id: 'tag.fixed',
    tag: 'fixed-name-or-place',
    phrases: [
      'document/file/folder/notebook called/labelled/named ..',
      'that/the same bench/cafe/café/chair/corner/desk/room/seat/shelf/table/window ..',
      'that/the same album/cup/folder/font/mug/name/notebook/pen/playlist/radio/song ..',
    ],
  },
]
