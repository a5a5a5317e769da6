export interface Row {
  what: string
  measured: string
  budget: string
  ok: boolean
}

/** The command ends with 1 where a row is over its budget. */
export function failIfOver(rows: readonly Row[]): void {
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1
}

export function printTable(title: string, rows: Row[]): void {
  console.log(`\n${tableOf(title, rows)}`)
  failIfOver(rows)
}

export function tableOf(title: string, rows: Row[]): string {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length))
  const what = width((row) => row.what)
  const measured = width((row) => row.measured)
  const budget = width((row) => row.budget)
  const lines = rows.map(
    (row) =>
      `${row.ok ? ' ' : '!'} ${row.what.padEnd(what)}  ${row.measured.padStart(measured)}  ${row.budget.padEnd(budget)}${row.ok ? '' : '  over budget'}`,
  )
  return [title, ...lines.map((line) => line.trimEnd())].join('\n')
}

const withUnit = (value: number, digits: number, unit: string) => `${value.toFixed(digits)} ${unit}`

export const atMost = (what: string, value: number, most: number, unit: string, digits = 1): Row => ({
  what,
  measured: withUnit(value, digits, unit),
  budget: `≤ ${most} ${unit}`,
  ok: value <= most,
})

export const atLeast = (what: string, value: number, least: number, unit: string, digits = 0): Row => ({
  what,
  measured: withUnit(value, digits, unit),
  budget: `≥ ${least} ${unit}`,
  ok: value >= least,
})

export const unbudgetedRow = (what: string, value: number, unit: string, digits = 0): Row => ({
  what,
  measured: withUnit(value, digits, unit),
  budget: '',
  ok: true,
})

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
