import { switches } from '../switches.ts'
import { chosen, faultLines, poleLines, quote, refs, tagLine, weightOf } from './case.ts'
import { type Crossing, type CrossingRule, classOf, side } from './crossing.ts'

const ownWords = ['A2', 'A4', 'A6', 'A8']

export const profileRules: readonly CrossingRule[] = [
  {
    rule: 4,
    find: (given) => {
      const [ships] = poleLines(given, 'EXIT', 'left', ['P2'])
      const improves = chosen(given, 'breaks-near-the-end', 'EXIT')
      if (ships === undefined || improves === undefined) return null
      return {
        class: 'profile',
        switch: 'EXIT',
        text: '{0}, says your AI. You say it breaks near the end, by improving ({1}). Which of you saw the last delivery?',
        slots: [quote(ships), refs(improves)],
        sides: [[ships], [improves]],
      }
    },
  },
  {
    rule: 5,
    find: (given) => {
      const parks = chosen(given, 'parks', 'GATE')
      const arrives =
        chosen(given, 'breaks-before') ??
        poleLines(given, 'GATE', 'right', ['P3', 'P4'])[0] ??
        faultLines(given, 'IO', ['P3', 'P4'])[0]
      if (parks === undefined || arrives === undefined) return null
      return {
        class: classOf(parks, arrives),
        switch: 'GATE',
        text: 'New ideas are parked ({0}), and still too many arrive: {1}. What empties the parking?',
        slots: [refs(parks), quote(arrives)],
        sides: [[parks], [arrives]],
      }
    },
  },
  {
    rule: 6,
    find: (given) => {
      const follows = chosen(given, 'follows', 'GATE')
      const [holds] = poleLines(given, 'GATE', 'left', ['P2'])
      if (follows === undefined || holds === undefined) return null
      return {
        class: 'profile',
        switch: 'GATE',
        text: 'Focused, says your AI: {0}. The new idea gets its time, say you ({1}). Whose time is it?',
        slots: [quote(holds), refs(follows)],
        sides: [[holds], [follows]],
      }
    },
  },
  {
    rule: 7,
    find: (given) => {
      const fills = chosen(given, 'fills-in', 'FRAME')
      const own = poleLines(given, 'FRAME', 'right', ['P2', 'P7', ...ownWords])
      const [first] = own
      const lines = side(own)
      if (fills === undefined || first === undefined || lines === null || weightOf(own) < 0.5) return null
      return {
        class: classOf(fills, first),
        switch: 'FRAME',
        text: 'You fill templates in as they are ({0}) and build your own: {1}. Which of the two do you hand on?',
        slots: [refs(fills), quote(first)],
        sides: [[fills], lines],
      }
    },
  },
  {
    rule: 8,
    find: (given) => {
      const changes = chosen(given, 'changes', 'FRAME')
      const lines = side(poleLines(given, 'FRAME', 'left', ['P6']))
      if (changes === undefined || lines === null || weightOf(lines) < 0.5) return null
      return {
        class: 'profile',
        switch: 'FRAME',
        text: 'You rebuild what you are given ({0}) and prefer {1}. Is that one rebuilt as well?',
        slots: [refs(changes), quote(lines[0])],
        sides: [[changes], lines],
      }
    },
  },
  {
    rule: 11,
    find: (given) => {
      const tells = chosen(given, 'somebody-says', 'LOOP')
      const closed = poleLines(given, 'LOOP', 'left', [...ownWords, 'P2', 'P3', 'P5', 'P7'])
      const hidden = tagLine(given, 'P3', 'rarely-shows')
      const alone = hidden ?? (weightOf(closed) >= 0.5 ? closed[0] : undefined)
      if (tells === undefined || alone === undefined) return null
      return {
        class: classOf(tells, alone),
        switch: 'LOOP',
        text: 'Somebody else tells you when it is right ({0}). {1}. When do they see it?',
        slots: [refs(tells), quote(alone)],
        sides: [[tells], [alone]],
      }
    },
  },
  {
    rule: 12,
    find: (given) => {
      const after = chosen(given, 'breaks-after')
      const [open] = poleLines(given, 'LOOP', 'right', ['P2'])
      if (after === undefined || open === undefined) return null
      return {
        class: 'profile',
        switch: 'LOOP',
        text: '{0}, and nobody hears of the finished work ({1}). Which of those people could hear of it first?',
        slots: [quote(open), refs(after)],
        sides: [[open], [after]],
      }
    },
  },
  {
    rule: 13,
    find: (given) => {
      const felt = chosen(given, 'felt', 'PROOF')
      const [stated] = poleLines(given, 'PROOF', 'left', ['P1'])
      if (felt === undefined || stated === undefined) return null
      return {
        class: 'profile',
        switch: 'PROOF',
        text: 'Your AI sees {0}. You know it without stating it ({1}). Which comes first?',
        slots: [quote(stated), refs(felt)],
        sides: [[stated], [felt]],
      }
    },
  },
  {
    rule: 15,
    find: (given) => {
      const material = chosen(given, 'begins-with-material', 'START')
      const [vision] = poleLines(given, 'START', 'left', ['P1', 'P2', 'P7'])
      if (material === undefined || vision === undefined) return null
      if (weightOf(poleLines(given, 'START', 'left', ['P1', 'P2', 'P7'])) < 0.3) return null
      return {
        class: 'profile',
        switch: 'START',
        text: 'You begin with what is already there ({0}); your AI describes someone with a vision: {1}. Which of them began the last piece?',
        slots: [refs(material), quote(vision)],
        sides: [[material], [vision]],
      }
    },
  },
  { rule: 17, find: (given) => bothWays(given) },
]

function bothWays(given: Parameters<CrossingRule['find']>[0]): Crossing | null {
  const pairs = switches.flatMap(({ id }) =>
    (['left', 'right'] as const).flatMap((pole): Crossing[] => {
      const [strength] = poleLines(given, id, pole, ['P2'])
      const [weakness] = poleLines(given, id, pole === 'left' ? 'right' : 'left', ['P3', 'P4'])
      if (strength === undefined || weakness === undefined) return []
      return [
        {
          class: 'profile',
          switch: id,
          text: '{0} and {1}: the same switch, thrown both ways. Which one was it last week?',
          slots: [quote(strength), quote(weakness)],
          sides: [[strength], [weakness]],
        },
      ]
    }),
  )
  return pairs[0] ?? null
}
