'use client'

import { type Message, messages } from '@wiring/session/messages'
import type { Profile } from '@wiring/session/profile'
import { Button } from '@wiring/ui/button'
import { findJsonError, type JsonError } from './json-error.ts'
import type { Answer, Flaw, UnreadAnswer } from './read-answer.ts'

export interface Problem {
  message: Message
  jsonError: JsonError | null
  isProse: boolean
}

const problemMessages = {
  empty: messages.noContent,
  'too-large': messages.profileTooLarge,
  invalid: messages.invalidJson,
} as const

export function problemOf(answer: UnreadAnswer, text: string): Problem {
  const isProse = answer.state === 'invalid' && answer.isProse
  const jsonError = answer.state === 'invalid' && !isProse ? findJsonError(text.trim()) : null
  return { message: problemMessages[answer.state], jsonError, isProse }
}

export function ProfileProblem({ problem }: { problem: Problem | null }) {
  return (
    <div className="problem" id="profile-problem" aria-live="polite">
      {problem && (
        <>
          <p className="ui-field-error">
            <span>
              {problem.message.title}. {problem.message.description}
            </span>
          </p>
          {problem.jsonError && (
            <>
              <p className="problem-place">
                Line {problem.jsonError.line}, column {problem.jsonError.column}:{' '}
                <code>
                  {problem.jsonError.before}
                  <mark>{problem.jsonError.at || 'the text ends here'}</mark>
                </code>
              </p>
              <p className="problem-place">
                Ask the AI for “one JSON object with the seven fields, nothing else” and paste again.
              </p>
            </>
          )}
          {!problem.jsonError && !problem.isProse && problem.message.title !== 'No content' && (
            <p className="problem-place">
              The profile is one object: it begins with <code>{'{'}</code>, ends with <code>{'}'}</code> and
              is at most 1 MB.
            </p>
          )}
        </>
      )}
    </div>
  )
}

const flawTexts: Record<Flaw, string> = {
  fence: 'Read through the code fence.',
  'surrounding text': 'The sentences around the block are left out.',
  format: 'Small faults in the format are mended.',
  'several answers': 'Several answers are in this text; the fullest one counts.',
  wrapped: 'The seven fields were found one level down.',
  truncated:
    'The answer stops in the middle. Ask the AI to send the whole object again, or go on with what arrived.',
}

export interface AnswerNotesProps {
  answer: Answer
  onTidy: (profile: Profile) => void
}

/** No error of the applicant: nothing is red. */
export function AnswerNotes({ answer, onTidy }: AnswerNotesProps) {
  const repaired = answer.state === 'read' && answer.flaws.length > 0 ? answer : null
  return (
    <div className="problem" aria-live="polite">
      {repaired && (
        <>
          <p className="problem-place">{repaired.flaws.map((flaw) => flawTexts[flaw]).join(' ')}</p>
          <Button kind="quiet" onClick={() => onTidy(repaired.profile)}>
            Tidy the text
          </Button>
        </>
      )}
      {answer.state === 'invalid' && answer.isProse && (
        <p className="problem-place">
          This is an answer in sentences. Ask the AI: “Answer again as one JSON object with the seven fields,
          nothing else”, and paste what it sends.
        </p>
      )}
    </div>
  )
}
