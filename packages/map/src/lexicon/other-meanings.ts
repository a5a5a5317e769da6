import type { Phrases } from './entry.ts'

/** Phrases in which the word of an entry means something else. */
export const otherMeanings: readonly Omit<Phrases, 'no'>[] = [
  {
    id: 'other.draw',
    pattern: [
      'draw/draws/drew/drawing attention/conclusions/a_conclusion/inspiration/energy/on',
      'draw/draws/drew/drawing people/from/up/near/back/breath/the_line',
      'draws inspiration/energy from',
      'drawing board',
      'luck of the draw',
      'draw a line under',
    ],
    yes: ['It drew attention.', 'Back to the drawing board.'],
  },
  {
    id: 'other.write-down',
    pattern: [
      'write/writes/wrote/writing it/them/things/that/everything down',
      'writing/write/wrote tests/code/docs/documentation/software/a plugin',
      'title screen',
      'with outlines',
      'outlines for/of',
    ],
    yes: ['I keep telling people to write it down.'],
  },
  {
    id: 'other.alone',
    pattern: ['let/leave/left/leaves me/it/us/alone alone', 'let alone', 'leave/left/leaves alone'],
    yes: ['Leave me alone.'],
  },
  {
    id: 'other.together',
    pattern: [
      'put/puts/pull/pulls/get/gets/piece/pieces it/them/things/everything/myself/himself together',
      'sew/sewed/glue/glued it/them/things/everything/myself/himself together',
      'tie/tied/string/bring/brings it/them/things/everything/myself/himself together',
      'get-togethers',
    ],
    yes: ['We put it together from parts.'],
  },
  {
    id: 'other.time',
    pattern: [
      'all the time',
      'most of the time',
      'for the first/second time',
      'at the same time',
      'task/problem/matter/job at hand',
      'compared to/with',
      'admin panel/rights/interface',
      'admin interface',
      'night bus/train/shift/shifts',
      'nightclub',
    ],
    yes: ['He was there all the time.', 'The night bus.'],
  },
  {
    id: 'other.work',
    pattern: [
      'work experience',
      'sales team',
      'data team',
      'art college',
      'sentence structure',
      'visual bug',
      'visual impairment',
      'journal of',
      'nobody reads maps',
    ],
    yes: ['My sales team in Leeds.'],
  },
  {
    id: 'other.shipping',
    pattern: ['shipping costs/company/address', 'book/rocket launch', 'ship of', 'launch date'],
    yes: ['The shipping costs were high.'],
  },
  {
    id: 'other.burst',
    pattern: ['burst pipe/pipes', 'burst into/out', 'flat in paris/berlin/london', 'deadline extended'],
    yes: ['A burst pipe.'],
  },
  {
    id: 'other.pictures',
    pattern: [
      'the big picture',
      'big picture',
      'stock images/photos',
      'screen sketch',
      'in the picture',
      'out of the picture',
    ],
    yes: ['She keeps the big picture.'],
  },
  {
    id: 'other.gut',
    pattern: [
      'gut renovation/rehab',
      'in my own words',
      'on my own website/site/page',
      'in my own home/house/flat',
    ],
    yes: ['A gut renovation.'],
  },
  {
    id: 'other.polish',
    pattern: [
      'nail polish',
      'the polish language',
      'polish remover',
      'in polish',
      'polish speaker/people/wife/husband',
      'never finish my/his/her vegetables/plate/dinner/lunch',
    ],
    yes: ['Nail polish remover.', 'In Polish it rhymes.'],
  },
  {
    id: 'other.people',
    pattern: [
      'honest/warm/good with customers/clients/people',
      'calls with clients',
      'meeting with the bank',
      'argument with my',
    ],
    yes: ['Honest with customers.'],
  },
  {
    id: 'other.abandon',
    pattern: [
      'abandoned house/building/factory/car',
      'rigid hull',
      'secret agents',
      'estate agents',
      'travel agents',
    ],
    yes: ['An abandoned house.'],
  },
  {
    id: 'other.perfect',
    pattern: ['revised timetable/edition', 'red one', 'small change in'],
    yes: ['A revised timetable.'],
  },
]
