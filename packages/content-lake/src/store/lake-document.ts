/** A document as the lake keeps it: always with id, type, revision and both times (ISO 8601, UTC). */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

export type JsonObject = Record<string, unknown>

/** True for a plain JSON object (not an array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads a field that has to be a string, else `undefined`. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
