/**
 * One optional text of a function's answer: the text, `undefined` when it is absent, `null` or empty, and `false` when the
 * answer is not the agreed one. By hand, because a schema library would weigh more than the whole form.
 */
export function answerField(body: unknown, name: 'error' | 'session_id'): string | undefined | false {
  if (typeof body !== 'object' || body === null) return false
  const value: unknown = Reflect.get(body, name)
  if (value === undefined || value === null || value === '') return undefined
  return typeof value === 'string' && value
}
