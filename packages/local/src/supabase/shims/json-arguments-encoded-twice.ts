const serialize = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * Defect of lite 0.10 over a real Postgres: it hands JSON arguments of an RPC to the driver as text, and tells the driver to
 * encode them; the function gets a JSON string instead of an object. This leaves text as it is.
 */
export const jsonEncodedOnce = {
  json: { to: 114, from: [114], serialize, parse: (text: string): unknown => JSON.parse(text) },
  jsonb: { to: 3802, from: [3802], serialize, parse: (text: string): unknown => JSON.parse(text) },
}
