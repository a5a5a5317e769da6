import styled from 'styled-components'
import { env } from '../env.ts'
import { ChangeList } from './change-list.tsx'
import { LocalTime } from './local-time.tsx'
import type { UnpublishedChange } from './unpublished-changes.ts'

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

  @media print {
    display: none;
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 0 16px;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--yellow);
  }

  &::after {
    content: '';
    width: 8px;
    height: 8px;
    margin-left: auto;
    border: solid currentColor;
    border-width: 2px 2px 0 0;
    rotate: -45deg;
    translate: 0 2px;
  }

  [open] > &::after {
    rotate: 135deg;
    translate: 0 -2px;
  }
`

const Inside = styled.div`
  display: grid;
  gap: 14px;
  max-height: 60vh;
  overflow: auto;
  padding: 14px 16px 16px;
  border-top: 1px solid var(--line);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  .ui-button {
    min-height: 40px;
  }
`

/** Filled in the browser, with the link that was made. */
const Shared = styled.output`
  display: grid;
  gap: 8px;

  &:empty {
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
`

interface Props {
  path: string
  editor: boolean
  published: boolean
  until: Date
  /** `null` while the content lake is unreachable. */
  changes: UnpublishedChange[] | null
}

const studio = env.NEXT_PUBLIC_SANITY_STUDIO_URL

export function PreviewBar({ path, editor, published, until, changes }: Props) {
  const query = `path=${encodeURIComponent(path)}`
  const other = published ? 'drafts' : 'published'
  return (
    <Bar aria-label="Preview" data-room="night">
      <details>
        <Summary>
          <i aria-hidden="true" />
          <span>{stateOfPage(changes, published)}</span>
        </Summary>
        <Inside>
          <ChangeList changes={changes} editor={editor} />
          <Actions>
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
          </Actions>
          <Shared id="preview-shared" />
          {!editor && (
            <p>
              <span>This shared preview ends on</span> <LocalTime at={until.toISOString()} />
              <span>.</span>
            </p>
          )}
        </Inside>
      </details>
    </Bar>
  )
}

const changesText = (count: number) =>
  count === 0 ? 'nothing unpublished here' : `${count} unpublished ${count === 1 ? 'change' : 'changes'} here`

function stateOfPage(changes: UnpublishedChange[] | null, published: boolean): string {
  if (!changes) return 'The content lake does not answer'
  return published ? 'Preview: as visitors see it' : `Preview: ${changesText(changes.length)}`
}
