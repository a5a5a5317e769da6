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
