'use client'

import { Button } from '@wiring/ui/button'
import { useState } from 'react'
import { repairJson } from './repair-json.ts'
import type { Problem } from './use-profile.ts'

export interface ProfileProblemProps {
  readonly problem: Problem | null
  readonly text: string
  readonly onRepair: (repaired: string) => void
}

/** What is wrong with the pasted text, where, and a way out. The region is there before its words. */
export function ProfileProblem({ problem, text, onRepair }: ProfileProblemProps) {
  const [beyond, setBeyond] = useState('')
  const repair = async () => {
    const repaired = await repairJson(text)
    if (repaired === null) setBeyond(text)
    else onRepair(repaired)
  }
  return (
    <div className="problem" id="profile-problem" aria-live="polite">
      {problem && (
        <>
          <p className="ui-field-error">
            <span>
              {problem.message.title}. {problem.message.description}
            </span>
          </p>
          {problem.fault && (
            <p className="problem-place">
              Line {problem.fault.line}, column {problem.fault.column}:{' '}
              <code>
                {problem.fault.before}
                <mark>{problem.fault.at || 'the text ends here'}</mark>
              </code>
            </p>
          )}
          {problem.fault && beyond !== text && <Button onClick={repair}>Repair the format</Button>}
          {problem.fault && beyond === text && (
            <p className="problem-place">
              This cannot be repaired safely. Ask the AI for “one JSON object, nothing else” and paste again.
            </p>
          )}
          {!problem.fault && text.trim() !== '' && <ShapeAdvice />}
        </>
      )}
    </div>
  )
}

function ShapeAdvice() {
  return (
    <p className="problem-place">
      The profile is one object: it begins with <code>{'{'}</code>, ends with <code>{'}'}</code> and is at
      most 1 MB.
    </p>
  )
}
