import { editMark } from './edit-mark.ts'

/** In an editor's preview, a place to click where a list is empty. */
export function EmptyList({ of, path, say }: { of: object; path: string; say: string }) {
  const mark = editMark(of, path)
  if (!mark['data-sanity']) return null
  return (
    <p className="ui-label" {...mark} style={{ border: '1px dashed var(--line)', padding: 'var(--space-5)' }}>
      {say}
    </p>
  )
}
