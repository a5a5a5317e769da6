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
      'had to be/go/have ... by/on/before the #',
      'due on/by/until .. @weekday/@month/end/#/tomorrow/noon',
      'print/printing/time/riso/kiln/studio/press/booked slot ..',
      'slot was booked',
      'had booked .. for/on',
      'was/were/is booked/due/rented/hired/scheduled/fixed/set for/on/until/by/in ..',
      'had to be/go/wear/have/leave ... by/on/before/for @weekday/@month/noon/midnight/tomorrow',
      '@weekday it had to be ..',
      'on @weekday it had to be ..',
      'by @weekday/christmas/easter',
      'the/a/an/their deadline was/is/came/stood/fell ..',
      'before/for/until the? deadline/opening/premiere/vernissage',
      'fair/exhibition/show/festival/vernissage/premiere/shop/restaurant/market opened/opens/started/began/starts on/in/at ..',
      'opening/launch day/night/date',
      "printer's/courier/collection van/truck/car at/came/on ..",
      '@awaiting .. takes/accepts no ... after ..',
      '@awaiting .. wanted ... by/for/before/on @weekday/noon/opening/monday/the',
      'form/call/applications closed/closes on/at ..',
      'opened/opens/sailed/starts on the # ..',
      'on the poster',
      'editor/client/publisher/printer had set .. date',
      'for opening day/night',
      '@event .. was/is/fell .. on/at/for? @weekday/#/@month',
      '@event .. on/at @weekday/#',
      '@person .. came/comes/arrived for/on/at .. @weekday/#/christmas/easter/pentecost/noon',
      '@weekday .. # , .. had waited/waited',
    ],
  },
  {
    id: 'tag.person',
    tag: 'outside-date',
    phrases: [
      '@awaiting .. was/were/is/stood/sat .. waiting/sitting/standing/there ...',
      '@awaiting .. waited/waits/pushed/insisted/nagged/chased ..',
      '@awaiting had waited',
      '@awaiting .. wanted/needed/demanded/expected .. it/them/@work ..',
      '@awaiting .. asked/called/rang/phoned/wrote .. for/about/twice/every/again/when ..',
      '@awaiting .. came .. to/on/at/for ..',
      '@awaiting .. sat in my inbox',
      '@awaiting kept/keeps asking/calling/ringing/texting/writing',
      '@awaiting .. on the phone',
      '@awaiting was waiting for it/them/me',
    ],
  },
  {
    id: 'tag.stop',
    tag: 'asks-for-a-stop',
    phrases: [
      'tell/tells/told me .. when/that/it/to ... enough/done/finished/stop/ready',
      '@person ... say/says/said ... stop/done/enough',
      'know when to stop',
      '^ a stop',
      'call it done/finished',
      'take/takes/took it away from me',
      "when it is/it's good? enough/done/finished",
      '@person ... take/takes .. out/from of? my hand/hands/desk',
      'good enough',
    ],
  },
  {
    id: 'tag.person-wanted',
    tag: 'asks-for-a-person',
    phrases: [
      'someone/somebody would/should/has/who/to/else/needs/takes/tells',
      'a second pair/person',
      'another person/pair',
      'a partner/assistant/producer/manager/bookkeeper/accountant/team/colleague',
      'an assistant/accountant/agent/editor',
    ],
  },
  {
    id: 'tag.machine',
    tag: 'asks-for-a-machine',
    phrases: [
      'automatic/automatically/automated/automation',
      'would .. itself/themselves',
      'publish/send/write/invoice/sort/pay itself/themselves',
      'a script/bot/robot that/which/for',
      'an ai/app/algorithm that/which/to',
      'one button',
    ],
  },
  {
    id: 'tag.simple',
    tag: 'simple',
    phrases: [
      'simple/simpler/minimal/clear/clearer .. system/tool/tools/way/structure/rule/rules/plan/page',
      'something simple/simpler/minimal/clear',
    ],
  },
  {
    id: 'tag.night',
    tag: 'at-night',
    phrases: [
      'late/deep? at/into/in the? night',
      'at night',
      '@weekday night ..',
      'past/after/until/till/around midnight',
      'all night ..',
      'through the night',
      'overnight',
      'it was one/two/three/four $',
      'it was one/two/three/four in/at/and/when/am ..',
      'until/till/at one/two/three/four/five .. in the morning',
      'until/till/past one/two/three/four $',
      'two/three/four/2/3/4 at night',
      '# pm ... to/until/till # am',
      '1am/2am/3am/4am',
      'until/till the birds',
      'night sessions/shift/shifts/owl',
      'from @weekday ... until/to @weekday',
      'after dark',
      'all nighter/nighters',
      'from nine/ten/eleven in the evening until/till',
    ],
  },
  {
    id: 'tag.other-night',
    tag: 'at-night',
    isOther: true,
    phrases: [
      'night train/bus/ferry/nurse/market/sky/cream ..',
      '@weekday night was/is off/free',
      'goodnight',
      'last night ..',
    ],
  },
  {
    id: 'tag.morning',
    tag: 'in-the-morning',
    phrases: [
      'in the mornings',
      'every/each/most/early morning/mornings ..',
      'mornings only',
      '^ mornings',
      '@weekday morning',
      'before breakfast/sunrise/dawn',
      'at dawn/sunrise',
      'from five/six/seven/eight in the morning ..',
      'from five/six/seven/eight to/until eight/nine/ten/eleven/noon',
      'on a .. morning',
      'in the morning',
    ],
  },
  {
    id: 'tag.other-morning',
    tag: 'in-the-morning',
    isOther: true,
    phrases: [
      'until/till/at one/two/three/four/five .. in the morning',
      'mornings are/were lost/useless/slow/for .. sleep?',
      'morning after ..',
    ],
  },
  {
    id: 'tag.rarely-shows',
    tag: 'rarely-shows',
    exempt: true,
    phrases: [
      'rarely/never/seldom/hardly show/shows/share/shares ..',
      "don't/doesn't/not show/share/shows ..",
      'hides/hide/hid drafts/work/unfinished ..',
      'keep/keeps/kept it/them/drafts/work/ideas .. hidden/secret/private ..',
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
      'too many/new/# .. tools/apps/plugins/automations',
      'tool/app/automation that ..',
      'tools/apps are/to/that ..',
      '# apps/tools/plugins',
      'maintain the? automation/tools',
    ],
  },
  {
    id: 'tag.fixed',
    tag: 'fixed-name-or-place',
    phrases: [
      'folder/file/notebook/document called/named/labelled ..',
      'the/that same table/desk/chair/corner/cafe/café/room/seat/shelf/window/bench ..',
      'the/that same folder/notebook/playlist/song/album/pen/mug/cup/font/radio/name ..',
    ],
  },
]
