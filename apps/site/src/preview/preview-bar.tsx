import styled from 'styled-components'
import { env } from '../env.ts'
import { MomentHere } from './moment-here.tsx'
import type { Change } from './unpublished-changes.ts'

const Bar = styled.aside`
  position: fixed;
  z-index: 40;
  right: 12px;
  bottom: 12px;
  left: 12px;
  width: fit-content;
  max-width: min(640px, calc(100vw - 24px));
  margin-inline: auto;
  background: var(--bg);
  color: var(--ink);
  border: 1px solid var(--rule);
  box-shadow: 0 8px 28px rgb(0 0 0 / 28%);
  font-size: var(--text-small);

  summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 0 16px;
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--yellow);
  }

  summary::after {
    content: '';
    width: 8px;
    height: 8px;
    margin-left: auto;
    border: solid currentColor;
    border-width: 2px 2px 0 0;
    rotate: -45deg;
    translate: 0 2px;
  }

  details[open] summary::after {
    rotate: 135deg;
    translate: 0 -2px;
  }

  .inside {
    display: grid;
    gap: 14px;
    max-height: 60vh;
    overflow: auto;
    padding: 14px 16px 16px;
    border-top: 1px solid var(--line);
  }

  ul {
    display: grid;
    list-style: none;
    padding: 0;
    margin: 0;
  }

  li {
    border-bottom: 1px solid var(--line);
  }

  li a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 16px;
    min-height: 40px;
    overflow-wrap: anywhere;
  }

  li span {
    color: var(--ink-2);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .actions .ui-button {
    min-height: 40px;
  }

  output {
    display: grid;
    gap: 8px;
  }

  output:empty {
    display: none;
  }

  input {
    width: 100%;
    min-height: 40px;
    padding: 0 10px;
    border: 1px solid var(--line);
    background: var(--sheet);
    color: inherit;
    font: inherit;
  }

  @media print {
    display: none;
  }
`

interface Props {
  path: string
  /** Editors open, share and undo; guests only look. */
  editor: boolean
  published: boolean
  until: Date
  /** `null` while the content lake does not answer. */
  changes: Change[] | null
}

const studio = env.NEXT_PUBLIC_SANITY_STUDIO_URL
const editAddress = ({ id, type }: Change) => `${studio}/intent/edit/id=${id};type=${type}`

/** Works without JavaScript. */
export function PreviewBar({ path, editor, published, until, changes }: Props) {
  const query = `path=${encodeURIComponent(path)}`
  const other = published ? 'drafts' : 'published'
  return (
    <Bar aria-label="Preview" data-room="night">
      <details>
        <summary>
          <i aria-hidden="true" />
          <span>{stateOfPage(changes, published)}</span>
        </summary>
        <div className="inside">
          <Changes changes={changes} editor={editor} />
          <div className="actions">
            <form action={`/api/preview/perspective?show=${other}&${query}`} method="post">
              <button type="submit" className="ui-button" data-kind="secondary">
                {published ? 'Show drafts' : 'Show published'}
              </button>
            </form>
            {editor && (
              <>
                <form action={`/api/preview/share?${query}`} method="post" data-share="">
                  <button type="submit" className="ui-button" data-kind="secondary">
                    Share this preview
                  </button>
                </form>
                <a
                  className="ui-button"
                  data-kind="secondary"
                  href={`${studio}/undo?page=${encodeURIComponent(path)}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  Undo a publish
                </a>
              </>
            )}
            <form action="/api/draft-mode/disable" method="post">
              <button type="submit" className="ui-button" data-kind="primary">
                Leave preview
              </button>
            </form>
          </div>
          <output id="preview-shared" />
          {!editor && (
            <p>
              This shared preview ends on <MomentHere at={until.toISOString()} />.
            </p>
          )}
        </div>
      </details>
    </Bar>
  )
}

const counted = (count: number) =>
  count === 0 ? 'nothing unpublished here' : `${count} unpublished ${count === 1 ? 'change' : 'changes'} here`

function stateOfPage(changes: Change[] | null, published: boolean): string {
  if (!changes) return 'The content lake does not answer'
  return published ? 'Preview: as visitors see it' : `Preview: ${counted(changes.length)}`
}

function Changes({ changes, editor }: { changes: Change[] | null; editor: boolean }) {
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
      visible from <MomentHere at={due} />
    </>
  )
}
