import { env } from '../env.ts'
import { LocalTime } from './local-time.tsx'
import type { Change } from './unpublished-changes.ts'

const editAddress = ({ id, type }: Change) =>
  `${env.NEXT_PUBLIC_SANITY_STUDIO_URL}/intent/edit/id=${id};type=${type}`

export function ChangeList({ changes, editor }: { changes: Change[] | null; editor: boolean }) {
  if (!changes)
    return (
      <p>
        You see what was public last, and so do visitors. Drafts are safe; they show again when it answers.
      </p>
    )
  if (changes.length === 0) return <p>This page is what visitors see.</p>
  return (
    <ul>
      {changes.map((change) => (
        <li key={`${change.id}-${change.due}`}>
          {editor ? (
            <a href={editAddress(change)} target="_blank" rel="noreferrer">
              {change.title}{' '}
              <span>
                <State of={change} /> · open in the Studio
              </span>
            </a>
          ) : (
            <p>
              {change.title}{' '}
              <span>
                <State of={change} />
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function State({ of: { due } }: { of: Change }) {
  if (!due) return 'draft'
  return (
    <>
      visible from <LocalTime at={due} />
    </>
  )
}
