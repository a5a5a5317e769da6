/**
 * Makes what source maps cannot mark (a number, a picture, an empty list) click-to-edit: spread it on the element. `part` is a
 * document or a section of a page, `path` the field inside it, or `list:key` for an item of a list, which can then be dragged to
 * another place. Nothing outside an editor's preview.
 */
export function editMark(part: object, path: string): { 'data-sanity'?: string } {
  const address = '_edit' in part ? part._edit : undefined
  if (typeof address !== 'string') return {}
  return { 'data-sanity': `${address}${address.endsWith('=') ? '' : '.'}${path}` }
}
