/**
 * Click-to-edit for what source maps cannot mark: numbers, pictures, list items (`list:key`). Empty outside
 * an editor's preview.
 */
export function editMark(part: object, path: string): { 'data-sanity'?: string } {
  const address = '_edit' in part ? part._edit : undefined
  if (typeof address !== 'string') return {}
  return { 'data-sanity': `${address}${address.endsWith('=') ? '' : '.'}${path}` }
}

const isEdited = (part: object) => editMark(part, '')['data-sanity'] !== undefined

/** To visitors: a section drawn around its list is left out with it, but for the place that links lead to. */
export const isLeftOut = (part: object, list: readonly unknown[]) => list.length === 0 && !isEdited(part)

export function EmptyList({ of, path, say }: { of: object; path: string; say: string }) {
  const mark = editMark(of, path)
  if (!mark['data-sanity']) return null
  return (
    <p className="ui-label" {...mark} style={{ border: '1px dashed var(--line)', padding: 'var(--space-5)' }}>
      {say}
    </p>
  )
}
