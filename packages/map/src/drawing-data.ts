import { counted } from './evidence/line.ts'
import { isThrown } from './score/score-switches.ts'
import type { Sheet } from './sentences/sheet.ts'
import type { DrawingData, SwitchReading } from './snapshot.ts'

type Gate = DrawingData['gates'][number]

function levelOf(reading: SwitchReading): Gate['level'] {
  if (!isThrown(reading)) return 0
  const size = reading.state === 'set' ? 2 : 1
  return reading.z < 0 ? (-size as -1 | -2) : size
}

function dropsOf(sheet: Sheet, reading: SwitchReading): Gate['drops'] {
  const ids = new Set([...reading.left, ...reading.right])
  const kinds = new Set(sheet.lines.filter(({ id }) => ids.has(id)).map(({ kind }) => kind))
  // Pictures contradict switches in crossed wires and move none.
  const picture = sheet.crossed.some((each) => each.class === 'picture' && each.switch === reading.id)
  return [
    ...(kinds.has('choice') || kinds.has('words') ? ['survey' as const] : []),
    ...(kinds.has('profile') ? ['profile' as const] : []),
    ...(picture ? ['visuals' as const] : []),
  ]
}

export function drawingData(sheet: Sheet): DrawingData {
  const said = sheet.lines.filter((line) => counted(line) || line.kind === 'measure')
  const number = (kind: string) => said.filter((line) => line.kind === kind).length
  const readable = (kind: 'words' | 'profile') =>
    sheet.fields.some((field) => field.kind === kind && field.unread === null && field.passages.length > 0)
  const measured = sheet.pictures.filter((picture) => picture.measured)
  return {
    rails: [
      { input: 'survey', read: readable('words') },
      { input: 'profile', read: readable('profile') },
      { input: 'visuals', read: measured.length > 0 },
    ],
    gates: sheet.switches.map((reading) => ({
      switch: reading.id,
      level: levelOf(reading),
      drops: dropsOf(sheet, reading),
      crossed: sheet.crossed.find((each) => each.switch === reading.id)?.tag ?? null,
      repeat: sheet.repeats.find((each) => each.switch === reading.id)?.tag ?? null,
    })),
    lines: {
      total: said.length,
      clicks: number('choice'),
      own: number('words'),
      profile: number('profile'),
      pictures: number('measure'),
    },
    palette: measured[0]?.palette ?? [],
  }
}
