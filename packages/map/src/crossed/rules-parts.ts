import type { Line } from '../evidence/line.ts'
import { measureId } from '../evidence/picture-lines.ts'
import type { PictureMeasure } from '../inputs.ts'
import { numberWord } from '../sentences/number-word.ts'
import { type Case, faultLines, faultWeight, isOn, poleLines, quote, refs, tagLine } from './case.ts'
import { type CrossingRule, classOf, side } from './crossing.ts'

/** Dense: so much of it on an edge, and little quiet. */
const highEdgeDensity = 0.2
const lowQuietShare = 0.2
const strictStraightness = 0.7
export const manySystems = 5

type Measured = Extract<PictureMeasure, { measured: true }>

const measured = ({ pictures }: Case): Measured[] => pictures.filter((picture) => picture.measured)

const measureLine = ({ lines }: Case, id: string): Line | undefined => lines.find((line) => line.id === id)

export const percent = (share: number): string => `${Math.round(share * 100)} %`

export const partRules: readonly CrossingRule[] = [
  {
    rule: 18,
    find: (given) => {
      const systems = given.fields.find(({ id }) => id === 'P6')
      const named = side(given.lines.filter(({ field, entry }) => field === 'P6' && entry === 'words'))
      const [creep] = faultLines(given, 'CC', ['P4']).concat(faultLines(given, 'CC'))
      if (systems === undefined || systems.unread !== null || named === null || creep === undefined)
        return null
      if (systems.passages.length < manySystems || faultWeight(given, 'CC') < 0.5) return null
      return {
        class: classOf(creep, named[0]),
        switch: null,
        text: `${numberWord(systems.passages.length, true)} systems are named ({0}). {1}. Which of them could close?`,
        slots: [refs(...named), quote(creep)],
        sides: [[creep], named],
      }
    },
  },
  {
    rule: 20,
    find: (given) => {
      const own = side(poleLines(given, 'FRAME', 'right', ['A5', 'A6', 'A7', 'P2', 'P3', 'P6', 'P7']))
      const strict = measured(given).filter(({ straightness }) => straightness >= strictStraightness)
      const lines = side(strict.map(({ source }) => measureLine(given, measureId(source, 'straightness'))))
      if (own === null || lines === null || strict.length < 2 || !isOn(given, 'FRAME', 'right')) return null
      const shares = strict.map(({ straightness }) => percent(straightness)).join(' and ')
      return {
        class: 'picture',
        switch: 'FRAME',
        text: `You leave given frames ({0}). {1} sit on a strict grid: ${shares} of their edges run level or upright. Whose grid is it?`,
        slots: [refs(own[0]), refs(...lines)],
        sides: [[own[0]], lines],
      }
    },
  },
  {
    rule: 21,
    find: (given) => {
      const simple = tagLine(given, 'A10', 'simple') ?? tagLine(given, 'P7', 'simple')
      const dense = measured(given).find(
        ({ quiet_share, edge_density }) => quiet_share < lowQuietShare && edge_density >= highEdgeDensity,
      )
      const line = dense && measureLine(given, measureId(dense.source, 'quiet'))
      if (simple === undefined || dense === undefined || line === undefined) return null
      return {
        class: 'picture',
        switch: null,
        text: `You ask for simple: {0}. {1} leaves ${percent(dense.quiet_share)} of its surface empty. What could leave it first?`,
        slots: [quote(simple), refs(line)],
        sides: [[simple], [line]],
      }
    },
  },
  {
    rule: 22,
    find: (given) => {
      const early = tagLine(given, 'P5', 'in-the-morning')
      const late = tagLine(given, 'A8', 'at-night')
      const latePlan = tagLine(given, 'P5', 'at-night')
      const earlyHours = tagLine(given, 'A8', 'in-the-morning')
      const plan = early !== undefined && late !== undefined ? early : latePlan
      const hours = early !== undefined && late !== undefined ? late : earlyHours
      // "Until three in the morning" is both: no contradiction.
      if (late !== undefined && earlyHours !== undefined) return null
      if (plan === undefined || hours === undefined) return null
      return {
        class: 'profile',
        switch: 'TEMPO',
        text: '{0}, says your AI. The hours you lost track of: {1}. Which of them are in the calendar?',
        slots: [quote(plan), quote(hours)],
        sides: [[plan], [hours]],
      }
    },
  },
  {
    rule: 23,
    find: (given) => {
      const machine = tagLine(given, 'A10', 'asks-for-a-machine')
      const [creep] = faultLines(given, 'CC').filter(({ field }) => field !== 'A10')
      if (machine === undefined || creep === undefined || faultWeight(given, 'CC') < 0.5) return null
      return {
        class: classOf(machine, creep),
        switch: null,
        text: 'The wish is one more part: {0}. The fault is too many parts: {1}. Which part could go first?',
        slots: [quote(machine), quote(creep)],
        sides: [[machine], [creep]],
      }
    },
  },
]

/** Quoted in its own place, not counted among the three. */
export const statedContradiction = (given: Case): Line | undefined =>
  tagLine(given, 'P7', 'contradiction') ?? tagLine(given, 'P1', 'contradiction')
