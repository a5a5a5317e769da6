interface LoggedCall {
  name: string
  request: Request
  response: Response
  status: number
  milliseconds: number
  notes: Record<string, string>
}

/** One JSON line per call, without ids or addresses; the answer carries its request id. */
export function logCall({ name, request, response, status, milliseconds, notes }: LoggedCall): void {
  const requestId = crypto.randomUUID()
  response.headers.set('x-request-id', requestId)
  if (request.method === 'OPTIONS') return
  console.log(
    JSON.stringify({ function: name, request: requestId, status, ms: Math.round(milliseconds), ...notes }),
  )
}
