/** 503 for a call that was not begun: sending the same again after `seconds` is safe. */
export function overloaded(seconds: number): Response {
  return Response.json(
    { error: 'Too many calls at once. Please try again.' },
    { status: 503, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } },
  )
}
