import type { StudioPathLike } from '@sanity/client/csm'

/**
 * Click-to-edit for what source maps cannot mark: numbers, pictures, list items (`['list', { _key }]`). Empty
 * outside an editor's preview, where `_edit` makes the attribute.
 */
export function editMark(part: object, path: StudioPathLike): { 'data-sanity'?: string } {
  return isEdited(part) ? { 'data-sanity': part._edit(path) } : {}
}

const isEdited = (part: object): part is { _edit: (path: StudioPathLike) => string } =>
  '_edit' in part && typeof part._edit === 'function'

/** To visitors: a section drawn around its list is left out with it, but for the place that links lead to. */
export const isLeftOut = (part: object, list: readonly unknown[]) => list.length === 0 && !isEdited(part)

interface EmptyListProps {
  section: object
  /** Of a field beside the list, which has nothing to click. */
  path: string
  text: string
}

/** Shown to editors only. */
export function EmptyList({ section, path, text }: EmptyListProps) {
  const mark = editMark(section, path)
  if (!mark['data-sanity']) return null
  return (
    <p className="ui-label" {...mark} style={{ border: '1px dashed var(--line)', padding: 'var(--space-5)' }}>
      {text}
    </p>
  )
}
