import { quote, refs, wordsOfField } from '../crossed/case.ts'
import { byStrength } from '../evidence/line.ts'
import { isDrawn } from '../experiments/choose-experiment.ts'
import type { Friction, Slot } from '../snapshot.ts'
import { faultNames, fourthFault, placeText, waitsFor } from './fault-texts.ts'
import { counted } from './number-word.ts'
import { linesOf, type Sheet } from './sheet.ts'
import { claim, frame, isNonEmpty, note, type Written } from './write.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function drawnSentences(sheet: Sheet, fault: Friction): Written[] {
  const { id } = fault
  const lines = linesOf(sheet, fault.evidence)
  if (!isNonEmpty(lines)) return []
  const words = lines.filter(({ kind }) => kind === 'words').sort(byStrength)
  const spoken = words[0] ?? lines.toSorted(byStrength)[0] ?? lines[0]
  const slots: Slot[] = [quote(spoken), refs(...lines)]
  const places = new Set(lines.map(({ source }) => source)).size
  const text = `${faultNames[id]}, ${placeText(fault).at}. It waits for ${waitsFor[id]}: {0}. ${capital(counted(places, 'line'))}: {1}.`
  const drawn = claim({ section: 'waits', rule: `fault.${id}`, text, slots }, lines)
  const fourth = frame({ section: 'waits', rule: 'fault.OE.fourth', text: fourthFault }, lines)
  return id === 'OE' ? [drawn, fourth] : [drawn]
}

function seenSentences(sheet: Sheet, { id, evidence }: Friction): Written[] {
  const lines = linesOf(sheet, evidence)
  if (!isNonEmpty(lines)) return []
  const text = `Also seen, not drawn: ${faultNames[id]} ({0}).`
  return [claim({ section: 'waits', rule: `fault.${id}.seen`, text, slots: [refs(...lines)] }, lines)]
}

export function waitSentences(sheet: Sheet): Written[] {
  const drawn = sheet.friction.filter(isDrawn).sort((a, b) => (a.tag < b.tag ? -1 : 1))
  const seen = sheet.friction.filter(({ state }) => state === 'seen').sort((a, b) => b.weight - a.weight)
  const wish = wordsOfField(sheet, 'A10')
  const nothing = note({
    section: 'waits',
    rule: 'fault.none',
    text: 'No fault has enough lines to be drawn.',
  })
  return [
    ...(drawn.length === 0 ? [nothing] : drawn.flatMap((fault) => drawnSentences(sheet, fault))),
    ...seen.flatMap((fault) => seenSentences(sheet, fault)),
    ...(wish === undefined
      ? []
      : [
          frame(
            {
              section: 'waits',
              rule: 'wish',
              text: 'For it to run without you pushing it, in your words: {0}.',
              slots: [quote(wish)],
            },
            [wish],
          ),
        ]),
  ]
}
