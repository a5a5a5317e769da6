/** For a call that was not begun; safe to repeat after `seconds`. */
export function overloaded(seconds: number): Response {
  return Response.json(
    { error: 'Too many calls at once. Please try again.' },
    { status: 503, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } },
  )
}
