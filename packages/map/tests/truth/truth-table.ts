import { emptyAnswers, groups, labelledAnswers, type ReadAnswer, readAnswers, scoreOf } from './truth.ts'

export const setNames = [
  'seen',
  'kept-aside',
  'second-look',
  'third-look',
  'fourth-look',
  'fresh',
  'last-look',
  'everyday',
  'stranger',
  'second-stranger',
  'third-stranger',
  'fourth-stranger',
  'fifth-stranger',
  'sixth-stranger',
  'seventh-stranger',
  'eighth-stranger',
  'ninth-stranger',
  'tenth-stranger',
  'eleventh-stranger',
  'twelfth-stranger',
  'thirteenth-stranger',
  'fourteenth-stranger',
  'fifteenth-stranger',
  'sixteenth-stranger',
  'fifth-look',
  'twenty-trades',
  'more-trades',
  'look-alikes',
  'other-senses',
  'two-switches',
] as const

const share = (part: number, whole: number) => (whole === 0 ? '   –' : (part / whole).toFixed(2))

function column(answers: readonly ReadAnswer[]): string[] {
  const scores = Object.values(groups).map((labels) => scoreOf(answers, labels))
  const { all, moved } = emptyAnswers(answers)
  return [
    ...scores.map(
      ({ right, wrong, missed }) =>
        `${`${right}/${right + wrong}`.padStart(7)} ${share(right, right + wrong)}` +
        `${`${right}/${right + missed}`.padStart(8)} ${share(right, right + missed)}`,
    ),
    `${moved.length} of ${all.length}, ${((100 * moved.length) / all.length).toFixed(1)} %`.padStart(25),
    `${answers.filter(({ isOtherLanguage }) => isOtherLanguage).length} of ${answers.length}`.padStart(25),
  ]
}

export function truthTable(): string {
  const columns = setNames.map((name) => column(readAnswers(labelledAnswers(name))))
  const names = [...Object.keys(groups), 'empty, yet move a switch', 'taken for another language']
  const head = ['', ...setNames.map((name) => name.padStart(25))]
  const rows = [head, ...names.map((name, row) => [name, ...columns.map((cells) => cells[row] ?? '')])]
  return [
    'Labelled answers: right/read = precision, right/labelled = recall',
    ...rows.map(([name = '', ...cells]) => [name.padEnd(27), ...cells].join(' | ').trimEnd()),
    '',
  ].join('\n')
}
