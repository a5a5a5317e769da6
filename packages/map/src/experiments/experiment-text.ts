import type { ExperimentRule } from './experiments.ts'
import { type SystemForm, type SystemKind, sheetOfPaper, systemForms } from './system-kinds.ts'

export interface WordedExperiment {
  /** With `{0}` where the named system is quoted, or her own words. */
  text: string
  /** Whether the system is quoted. */
  namesSystem: boolean
}

/** The text of a rule for somebody who named a system of this kind, or none that takes a line. */
export function experimentText(
  { text, spoken }: Pick<ExperimentRule, 'text' | 'spoken'>,
  kind: SystemKind | null,
): WordedExperiment {
  const named: SystemForm | null = kind === null ? null : systemForms[kind]
  const isSaid = named?.isSpoken === true && spoken !== undefined
  const form = named === null || (named.isSpoken && !isSaid) ? sheetOfPaper : named
  const template = isSaid ? spoken : text
  const namesSystem = template.includes('{in system}') && form !== sheetOfPaper
  return { text: template.replace('{in system}', form.at), namesSystem }
}
