import type { ExperimentRule } from './experiment-rule.ts'
import {
  onPaper,
  onWall,
  type SystemForm,
  type SystemKind,
  sheetOfPaper,
  systemForms,
} from './system-kinds.ts'

export interface WordedExperiment {
  /** With `{0}` where the named system is quoted, or her own words. */
  text: string
  /** Whether the system is quoted. */
  namesSystem: boolean
}

/** The text of a rule for somebody who named a system of this kind, or none that takes a line.
 * Where her words would be no English behind the preposition, the kind is named. */
export function experimentText(
  { text, spoken }: Pick<ExperimentRule, 'text' | 'spoken'>,
  kind: SystemKind | null,
  isQuoted = true,
): WordedExperiment {
  const named: SystemForm | null = kind === null ? null : systemForms[kind]
  const isSaid = isQuoted && named?.isSpoken === true && spoken !== undefined
  const unnamed = kind === 'sheets' ? onPaper : kind === 'wall' ? onWall : sheetOfPaper
  const own = isQuoted ? named : unnamed
  const form = named === null || own === null || (named.isSpoken && !isSaid) ? sheetOfPaper : own
  const template = isSaid ? spoken : text
  const namesSystem = template.includes('{in system}') && form.at.includes('{0}')
  return { text: template.replace('{in system}', form.at), namesSystem }
}
