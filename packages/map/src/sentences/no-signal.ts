import { isPrinted } from '../evidence/line.ts'
import { switchById } from '../switches.ts'
import { type Analysis, linesOf } from './analysis.ts'
import { note, type UnnumberedSentence } from './sentence-kinds.ts'

export function noSignalSentences(analysis: Analysis): UnnumberedSentence[] {
  const unread = analysis.switches.flatMap((reading, index) => {
    if (reading.state !== 'none') return []
    const { left, right, id } = switchById(reading.id)
    const lines = linesOf(analysis, [...reading.left, ...reading.right])
    const isHint = lines.length > 0 && !lines.some(isPrinted)
    return [{ id, name: `S${index + 1} ${left} / ${right}`, lines, isHint }]
  })
  const say = (rule: string, found: typeof unread, why: string) =>
    found.length === 0
      ? []
      : [
          note(
            {
              section: 'no-signal',
              rule,
              text: `Left open, ${why}: ${found.map(({ name }) => name).join(', ')}.`,
            },
            found.flatMap(({ lines }) => lines),
          ),
        ]
  return [
    ...say(
      'no-signal.few',
      unread.filter(({ isHint }) => !isHint),
      'because too little was read',
    ),
    ...say(
      'no-signal.hint',
      unread.filter(({ isHint }) => isHint),
      'because the words of your clicks do not say it',
    ),
  ]
}
