const strings = /"[^"\\]*(?:\\.[^"\\]*)*"/gs

/** Members of all objects together. */
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

/** `undefined` for no JSON or a duplicate key, however escaped: readers differ in which one they take. */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  // Outside strings colons stand between key and value only.
  const written = text.replace(strings, '').split(':').length - 1
  return written === countMembers(value) ? value : undefined
}
