/** OID of `text`. */
const text = 25

/**
 * Defect of lite 0.10 on PGlite: a list or object for a text parameter of an RPC is a 500. PostgREST passes
 * its JSON text; so does this.
 */
export const jsonForText: Record<number, (value: unknown) => string> = {
  [text]: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
}
