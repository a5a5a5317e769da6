import type { Problem } from './tray/tray-state.ts'

export interface ProblemGroup {
  /** That of its first member. */
  readonly id: string
  readonly title: string
  readonly members: readonly Problem[]
}

/** Complaints with the same title as one; an offer to shrink stays on its own, since it is about one file. */
export function groupProblems(problems: readonly Problem[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>()
  for (const problem of problems) {
    const { id, message, shrinkable } = problem
    const key = shrinkable ? id : `every ${message.title}`
    const group = groups.get(key) ?? { id, title: message.title, members: [] }
    groups.set(key, { ...group, members: [...group.members, problem] })
  }
  return [...groups.values()]
}
