import { type OwnLine, ownLine } from '@wiring/map/drawing/own-line'
import { useWizard } from '../wizard-context.ts'

export const ownLineSentence = 'Your line after your clicks. Your words, your AI and a person will move it.'

interface UsedLine {
  line: OwnLine
  description: string
}

/** `null` once the answers are gone, or a map with its own line is sent. */
export function useOwnLine(): UsedLine | null {
  const { session, map, choices, bends } = useWizard()
  const made = Object.keys(choices).length
  if (session.wiring_complete && (made === 0 || map?.state === 'sent')) return null
  return {
    line: ownLine(choices, bends),
    description: `Your line after ${made} of 5 choices`,
  }
}
