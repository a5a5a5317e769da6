import { crossedWires } from '../crossed-wires/find-crossed-wires.ts'
import { hasReadable } from '../evidence/fields.ts'
import { isCounted, type Line } from '../evidence/line.ts'
import { isThrown } from '../score/score-switches.ts'
import type { Analysis } from '../sentences/analysis.ts'
import type { DrawingData, Level, SwitchReading } from '../snapshot.ts'

type Gate = DrawingData['gates'][number]

function levelOf(reading: SwitchReading): Level {
  if (!isThrown(reading)) return 0
  const size = reading.state === 'set' ? 2 : 1
  return reading.z < 0 ? (-size as -1 | -2) : size
}

function dropsOf(analysis: Analysis, reading: SwitchReading): Gate['drops'] {
  const ids = new Set([...reading.left, ...reading.right])
  const kinds = new Set(analysis.lines.filter(({ id }) => ids.has(id)).map(({ kind }) => kind))
  const picture = analysis.crossed.some((each) => each.kind === 'picture' && each.switch === reading.id)
  return [
    ...(kinds.has('choice') || kinds.has('words') || kinds.has('confirmed') ? ['survey' as const] : []),
    ...(kinds.has('profile') ? ['profile' as const] : []),
    ...(picture ? ['visuals' as const] : []),
  ]
}

export function drawingData(analysis: Analysis): DrawingData {
  const lines = analysis.lines.filter((line) => isCounted(line) || line.kind === 'measure')
  const count = (kind: Line['kind']) => lines.filter((line) => line.kind === kind).length
  const measured = analysis.pictures.filter((picture) => picture.measured)
  return {
    rails: [
      { input: 'survey', read: hasReadable(analysis.fields, 'words') },
      { input: 'profile', read: hasReadable(analysis.fields, 'profile') },
      { input: 'visuals', read: measured.length > 0 },
    ],
    gates: analysis.switches.map((reading) => ({
      switch: reading.id,
      level: levelOf(reading),
      drops: dropsOf(analysis, reading),
      crossed: crossedWires(analysis.crossed).find((each) => each.switch === reading.id)?.tag ?? null,
      repeat: analysis.repeats.find((each) => each.switch === reading.id)?.tag ?? null,
    })),
    lines: {
      total: lines.length,
      clicks: count('choice'),
      own: count('words') + count('confirmed'),
      profile: count('profile'),
      pictures: count('measure'),
    },
    palette: measured[0]?.palette ?? [],
  }
}
