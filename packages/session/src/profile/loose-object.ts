/** Keeps what stands twice, and any key. */
export class LooseObject {
  readonly entries: [string, unknown][] = []
  /** Keys whose text holds a quotation mark of its own. */
  readonly guessed = new Set<string>()
}

export type Entries = readonly (readonly [string, unknown])[]

export function entriesOf(value: unknown): Entries | null {
  if (value instanceof LooseObject) return value.entries
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null
}
