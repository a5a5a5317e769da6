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

export interface TagEntry extends Required<Pick<Phrases, 'id' | 'phrases'>> {
  tag: Exclude<TextTag, 'contradiction'>
  exempt?: true
  /** Another sense of the words. */
  isOther?: true
}

export const tagEntries: readonly TagEntry[] = [
  {
    id: 'tag.date',
    tag: 'outside-date',
    phrases: [
      'had to be/go/have ... before/by/on the #',
      'due by/on/until .. #/@month/@weekday/end/noon/tomorrow',
      'booked/kiln/press/print/printing/riso/studio/time slot ..',
      'slot was booked',
      'delivery/closing/submission/broadcast date ..',
      'they close/closed .. at #',
      'due at/in/to ... on/by/for the? @weekday/@month/#',
      'had booked .. for/on',
      'is/was/were booked/due/fixed/hired/rented/scheduled/set by/for/in/on/until ..',
      'had to stand/hang/work/open/run/be .. by/for the @weekday/@month/#',
      'had to be/go/have/leave/wear/stand/hang/work/open/run ... before/by/for/on @month/@weekday/midnight/noon/tomorrow',
      '@weekday it had to be ..',
      'on @weekday it had to be ..',
      'by @weekday/christmas/easter',
      'a/an/the/their deadline came/fell/is/stood/was ..',
      'before/for/until the? deadline/opening/premiere/vernissage',
      'exhibition/fair/festival/market/premiere/restaurant/shop/show/vernissage began/opened/opens/started/starts at/in/on ..',
      'launch/opening date/day/night',
      "collection/courier/printer's car/truck/van at/came/on ..",
      '@awaiting .. accepts/takes no ... after ..',
      '@awaiting .. wanted ... before/by/for/on @weekday/monday/noon/opening/the',
      'applications/call/form closed/closes at/on ..',
      'opened/opens/sailed/starts on the # ..',
      'on the poster',
      'client/editor/printer/publisher had set .. date',
      'for opening day/night',
      '@event .. fell/is/was .. at/for/on? #/@month/@weekday',
      '@event .. at/on #/@weekday',
      '@person .. arrived/came/comes at/for/on .. #/@weekday/christmas/easter/noon/pentecost',
      '@weekday .. # , .. had waited/waited',
    ],
  },
  {
    id: 'tag.person',
    tag: 'outside-date',
    phrases: [
      '@awaiting .. is/sat/stood/was/were .. sitting/standing/there/waiting ...',
      '@awaiting .. chased/insisted/nagged/pushed/waited ..',
      '@awaiting still/always/already? waits for/outside/in/at ..',
      '@awaiting had waited',
      '@awaiting who? had/have been waiting ..',
      '@awaiting .. demanded/expected/needed/wanted .. @work/it/them ..',
      '@awaiting .. asked/called/phoned/rang/wrote .. about/again/every/for/twice/when ..',
      '@awaiting .. came .. at/for/on/to ..',
      '@awaiting .. sat in my inbox',
      '@awaiting keeps/kept asking/calling/ringing/texting/writing',
      '@awaiting .. on the phone',
      '@awaiting was waiting for it/me/them',
    ],
  },
  {
    id: 'tag.stop',
    tag: 'asks-for-a-stop',
    phrases: [
      'tell/tells/told me .. it/that/to/when ... done/enough/finished/ready/stop',
      '@person ... said/say/says ... done/enough/stop',
      'know when to stop',
      '^ a stop',
      'call it done/finished',
      'take/takes/took it away from me',
      "when it is/it's good? done/enough/finished",
      '@person ... take/takes .. from/out of? my desk/hand/hands',
      'good enough',
    ],
  },
  {
    id: 'tag.person-wanted',
    tag: 'asks-for-a-person',
    phrases: [
      'somebody/someone else/has/needs/should/takes/tells/to/who/would',
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
      '1am/2am/3am/4am',
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
