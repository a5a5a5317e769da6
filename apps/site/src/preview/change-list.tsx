import styled from 'styled-components'
import { env } from '../env.ts'
import { LocalTime } from './local-time.tsx'
import type { UnpublishedChange } from './unpublished-changes.ts'

const List = styled.ul`
  display: grid;
  list-style: none;

  li {
    border-bottom: 1px solid var(--line);
  }

  a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 16px;
    min-height: 40px;
    overflow-wrap: anywhere;
  }

  span {
    color: var(--ink-2);
  }
`

const studio = env.NEXT_PUBLIC_SANITY_STUDIO_URL

const editAddress = ({ id, type }: UnpublishedChange) => `${studio}/intent/edit/id=${id};type=${type}`

export function ChangeList({ changes, editor }: { changes: UnpublishedChange[] | null; editor: boolean }) {
  if (!changes)
    return (
      <p>
        You see what was public last, and so do visitors. Drafts are safe; they show again when it answers.
      </p>
    )
  if (changes.length === 0) return <p>This page is what visitors see.</p>
  return (
    <List>
      {changes.map((change) => (
        <li key={`${change.id}-${change.due}`}>
          {editor ? (
            <a href={editAddress(change)} target="_blank" rel="noreferrer">
              <span>{change.title}</span>{' '}
              <span>
                <State due={change.due} /> <span>· open in the Studio</span>
              </span>
            </a>
          ) : (
            <p>
              <span>{change.title}</span>{' '}
              <span>
                <State due={change.due} />
              </span>
            </p>
          )}
        </li>
      ))}
    </List>
  )
}

function State({ due }: Pick<UnpublishedChange, 'due'>) {
  if (!due) return <span>draft</span>
  return (
    <span>
      <span>visible from</span> <LocalTime at={due} />
    </span>
  )
}
