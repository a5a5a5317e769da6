import { brand, type Room, rooms } from '@wiring/ui/tokens'

export type CardColors = Record<'bg' | 'ink' | 'quiet' | 'line' | 'signal', string>

const colors = (room: Room, signal: string): CardColors => {
  const { bg, ink, line, 'ink-2': quiet } = rooms[room]
  return { bg, ink, quiet, line, signal }
}

export const cardColors: Record<Room, CardColors> = {
  // Cards are shown small.
  paper: { ...colors('paper', brand.red), line: `${rooms.paper.ink}33` },
  night: colors('night', brand.phosphor),
  gallery: colors('gallery', brand.red),
}
