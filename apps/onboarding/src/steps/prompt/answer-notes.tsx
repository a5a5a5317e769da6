'use client'

import type { Profile } from '@wiring/session/profile'
import { Button } from '@wiring/ui/button'
import type { Answer, Flaw } from './read-answer.ts'

const notes: Record<Flaw, string> = {
  fence: 'Read through the code fence.',
  'words around': 'The sentences around the block are left out.',
  format: 'Small faults in the format are mended.',
  'several answers': 'Several answers are in this text; the fullest one counts.',
  wrapped: 'The seven fields were found one level down.',
  'cut off':
    'The answer stops in the middle. Ask the AI to send the whole object again, or go on with what arrived.',
}

export interface AnswerNotesProps {
  answer: Answer
  onTidy: (profile: Profile) => void
}

/** Not the applicant's fault, so nothing is red. */
export function AnswerNotes({ answer, onTidy }: AnswerNotesProps) {
  const read = answer.state === 'read' && answer.flaws.length > 0 ? answer : null
  return (
    <div className="problem" aria-live="polite">
      {read && <p className="problem-place">{read.flaws.map((flaw) => notes[flaw]).join(' ')}</p>}
      {read && (
        <Button kind="quiet" onClick={() => onTidy(read.profile)}>
          Tidy the text
        </Button>
      )}
      {answer.state === 'invalid' && answer.words && (
        <p className="problem-place">
          This is an answer in sentences. Ask the AI: “Answer again as one JSON object with the seven fields,
          nothing else”, and paste what it sends.
        </p>
      )}
    </div>
  )
}
