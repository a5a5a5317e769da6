import { idPattern, secretPattern } from './session-id.ts'

const around = String.raw`(?:%[0-9a-f]{2}|[^\p{L}\p{N}])*`

/**
 * What a pasted link names: the identifier when only punctuation, an escape or a parameter stands around it,
 * `unclear` when something else does, `null` when it holds none.
 */
function readPasted(pattern: string) {
  const clear = new RegExp(`^${around}(${pattern})${around}(?:[&?#].*)?$`, 'isu')
  const embedded = new RegExp(`(?<![0-9a-f])${pattern}(?![0-9a-f])`, 'i')
  return (segment: string): { id: string } | 'unclear' | null => {
    const id = clear.exec(segment)?.[1]?.toLowerCase()
    if (id !== undefined) return { id }
    return embedded.test(segment) ? 'unclear' : null
  }
}

export const readPastedId = readPasted(idPattern)
export const readPastedSecret = readPasted(secretPattern)
