'use client'

import { type Message, messages } from '@wiring/session/messages'
import { type Profile, profileFields } from '@wiring/session/profile'
import type { Answer, Flaw, ReadAnswer, UnreadAnswer } from '@wiring/session/read-answer'
import { Button } from '@wiring/ui/button'
import { findJsonError, type JsonError } from './json-error.ts'

export interface AnswerProblem {
  message: Message
  jsonError: JsonError | null
  /** The notes below say what to do. */
  isAdvised: boolean
}

const problemMessages = {
  empty: messages.noContent,
  'too-large': messages.profileTooLarge,
  invalid: messages.invalidJson,
} as const

export function problemOf(answer: UnreadAnswer, text: string): AnswerProblem {
  const isAdvised = answer.state === 'invalid' && answer.advice !== 'none'
  const isObject = answer.state === 'invalid' && !isAdvised && /[{[]/.test(text)
  return {
    message: problemMessages[answer.state],
    jsonError: isObject ? findJsonError(text.trim()) : null,
    isAdvised,
  }
}

export function ProfileProblem({ problem }: { problem: AnswerProblem | null }) {
  return (
    <div className="problem" id="profile-problem" aria-live="polite">
      {problem && (
        <>
          <p className="ui-field-error">
            <span>{`${problem.message.title}. ${problem.message.description}`}</span>
          </p>
          {problem.jsonError && (
            <>
              <p className="problem-place">
                <span>{`Line ${problem.jsonError.line}, column ${problem.jsonError.column}:`}</span>{' '}
                <code>
                  <span>{problem.jsonError.before}</span>
                  <mark>{problem.jsonError.at || 'the text ends here'}</mark>
                </code>
              </p>
              <p className="problem-place">
                Ask the AI for “one JSON object with the seven fields, nothing else” and paste again.
              </p>
            </>
          )}
          {!problem.jsonError && !problem.isAdvised && problem.message.title !== 'No content' && (
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
  numbered: 'The numbers of the lines are left out.',
  fence: 'Read through the code fence.',
  'surrounding text': 'The sentences around the block are left out.',
  format: 'Small faults in the format are mended.',
  joined: 'Its parts are put together.',
  'several answers': 'Several answers are in this text; the fullest one counts.',
  wrapped: 'The fields were found further inside.',
  headings: 'Read by its headings.',
  truncated:
    'The answer stops in the middle. Ask the AI to send the whole object again, or go on with what arrived.',
}

const adviceTexts: Record<Extract<UnreadAnswer, { state: 'invalid' }>['advice'], string | null> = {
  prompt: 'This is the prompt. Send it to your AI, and paste its answer.',
  question: 'It asks you something first. Answer there.',
  sentences:
    'This is an answer in sentences. Ask the AI: “Answer again as one JSON object with the seven fields, nothing else”, and paste what it sends.',
  link: 'This is a link. Open it, and paste the answer that stands there.',
  none: null,
}

const maxShown = 120

function notesOf({ profile, flaws, unused, guessed }: ReadAnswer): string[] {
  const doubtful = profileFields.filter(({ name }) => guessed.includes(name))
  return [
    flaws.map((flaw) => flawTexts[flaw]).join(' '),
    unused.length === 0 ? '' : `Not used: ${unused.join(', ')}.`,
    ...doubtful.map(({ name, label }) => {
      const text = [profile[name]].flat().join(' · ')
      return `${label} has quotation marks inside. Is it whole? ${text.slice(0, maxShown)}${text.length > maxShown ? '…' : ''}`
    }),
  ].filter((note) => note !== '')
}

export interface AnswerNotesProps {
  answer: Answer
  onTidy: (profile: Profile) => void
}

/** No error of the applicant: nothing is red. */
export function AnswerNotes({ answer, onTidy }: AnswerNotesProps) {
  const read = answer.state === 'read' ? answer : null
  const notes = read === null ? [] : notesOf(read)
  const advice = answer.state === 'invalid' ? adviceTexts[answer.advice] : null
  return (
    <div className="problem" aria-live="polite">
      {notes.map((note) => (
        <p className="problem-place" key={note}>
          {note}
        </p>
      ))}
      {read !== null && read.flaws.length > 0 && (
        <Button kind="quiet" onClick={() => onTidy(read.profile)}>
          Tidy the text
        </Button>
      )}
      {advice !== null && <p className="problem-place">{advice}</p>}
    </div>
  )
}
