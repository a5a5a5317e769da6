/** Answers while the app runs; asks nobody. */
export function GET() {
  return new Response('ok')
}
