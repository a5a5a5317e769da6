/** Ends a program that must not serve. `null`: nothing is wrong. */
export function endBecause(problem: string | null): void {
  if (problem === null) return
  console.error(problem)
  process.exit(1)
}
