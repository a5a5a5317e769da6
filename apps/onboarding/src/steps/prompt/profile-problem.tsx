import type { Problem } from './use-profile.ts'

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
          {problem.fault && (
            <>
              <p className="problem-place">
                Line {problem.fault.line}, column {problem.fault.column}:{' '}
                <code>
                  {problem.fault.before}
                  <mark>{problem.fault.at || 'the text ends here'}</mark>
                </code>
              </p>
              <p className="problem-place">
                Ask the AI for “one JSON object with the seven fields, nothing else” and paste again.
              </p>
            </>
          )}
          {!problem.fault && !problem.words && problem.message.title !== 'No content' && (
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
