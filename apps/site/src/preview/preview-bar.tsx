import { env } from '../env.ts'
import { LocalTime } from './local-time.tsx'
import { PreviewBarFrame } from './preview-bar.frame.ts'
import type { Change } from './unpublished-changes.ts'

interface Props {
  path: string
  editor: boolean
  published: boolean
  until: Date
  /** `null` while the content lake is unreachable. */
  changes: Change[] | null
}

const studio = env.NEXT_PUBLIC_SANITY_STUDIO_URL

export function PreviewBar({ path, editor, published, until, changes }: Props) {
  const query = `path=${encodeURIComponent(path)}`
  const other = published ? 'drafts' : 'published'
  return (
    <PreviewBarFrame aria-label="Preview" data-room="night">
      <details>
        <summary>
          <i aria-hidden="true" />
          <span>{stateOfPage(changes, published)}</span>
        </summary>
        <div className="inside">
          <ChangeList changes={changes} editor={editor} />
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
              <span>This shared preview ends on</span> <LocalTime at={until.toISOString()} />
              <span>.</span>
            </p>
          )}
        </div>
      </details>
    </PreviewBarFrame>
  )
}

const changesText = (count: number) =>
  count === 0 ? 'nothing unpublished here' : `${count} unpublished ${count === 1 ? 'change' : 'changes'} here`

function stateOfPage(changes: Change[] | null, published: boolean): string {
  if (!changes) return 'The content lake does not answer'
  return published ? 'Preview: as visitors see it' : `Preview: ${changesText(changes.length)}`
}

const editAddress = ({ id, type }: Change) => `${studio}/intent/edit/id=${id};type=${type}`

function ChangeList({ changes, editor }: { changes: Change[] | null; editor: boolean }) {
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
              <span>{change.title}</span>{' '}
              <span>
                <State of={change} /> <span>· open in the Studio</span>
              </span>
            </a>
          ) : (
            <p>
              <span>{change.title}</span>{' '}
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
  if (!due) return <span>draft</span>
  return (
    <span>
      <span>visible from</span> <LocalTime at={due} />
    </span>
  )
}
