const strings = /"[^"\\]*(?:\\.[^"\\]*)*"/gs

/** How many members all objects of a value have together. */
function countMembers(value: unknown): number {
  let count = 0
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const parts = Object.values(next)
    if (!Array.isArray(next)) count += parts.length
    for (const part of parts) open.push(part)
  }
  return count
}

/**
 * The value of a JSON text; `undefined` when it is none, or when an object in it has a key twice, however it
 * is written ("email" or "\u0065mail"). JSON.parse lets the last one win, another reader may take the first.
 */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  // Outside of strings, a colon stands between each key and its value and nowhere else.
  const written = text.replace(strings, '').split(':').length - 1
  return written === countMembers(value) ? value : undefined
}
