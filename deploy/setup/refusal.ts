/** What is wrong on this server, in one sentence, and what to do about it. */
export class Refusal extends Error {
  readonly remedy: string

  constructor(problem: string, remedy: string) {
    super(problem)
    this.remedy = remedy
  }
}
