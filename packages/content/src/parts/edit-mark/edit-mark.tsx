/**
 * Attributes that make an element click-to-edit where source maps cannot (numbers, pictures, empty lists).
 * `path` is a field of `part`, or `list:key` for a list item that can be dragged. Empty outside an editor's
 * preview.
 */
export function editMark(part: object, path: string): { 'data-sanity'?: string } {
  const address = '_edit' in part ? part._edit : undefined
  if (typeof address !== 'string') return {}
  return { 'data-sanity': `${address}${address.endsWith('=') ? '' : '.'}${path}` }
}

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
