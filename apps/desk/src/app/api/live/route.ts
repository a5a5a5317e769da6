/** Answers while the desk runs; asks nobody. */
export function GET() {
  return new Response('ok')
}
