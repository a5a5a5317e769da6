import { isDeniedClick } from '../evidence/denied-clicks.ts'
import { switchById } from '../switches.ts'
import { type Analysis, linesOf } from './analysis.ts'
import { note, type UnnumberedSentence } from './sentence-kinds.ts'

const reasons = {
  few: 'no click of yours says it, and the program found no two answers that say it alike',
  apart: 'two clicks of yours pull apart',
  denied: 'the program could not tell whether your click and your words say the same',
}

export function noSignalSentences(analysis: Analysis): UnnumberedSentence[] {
  const unread = analysis.switches.flatMap((reading, index) => {
    if (reading.state !== 'none') return []
    const { left, right, id } = switchById(reading.id)
    const lines = linesOf(analysis, [...reading.left, ...reading.right])
    const denied = analysis.lines.filter((line) => line.switch === id && isDeniedClick(line))
    const clicked = new Set(lines.filter(({ kind }) => kind === 'choice').map(({ pole }) => pole))
    const why = denied.length > 0 ? 'denied' : clicked.size > 1 ? 'apart' : 'few'
    return [{ name: `S${index + 1} ${left} / ${right}`, lines: [...denied, ...lines], why }]
  })
  return Object.entries(reasons).flatMap(([why, reason]) => {
    const found = unread.filter((each) => each.why === why)
    const text = `Left open, because ${reason}: ${found.map(({ name }) => name).join(', ')}.`
    const lines = found.flatMap((each) => each.lines)
    return found.length === 0 ? [] : [note({ section: 'no-signal', rule: `no-signal.${why}`, text }, lines)]
  })
}
