export interface Row {
  what: string
  measured: string
  budget: string
  ok: boolean
}

export function printTable(title: string, rows: Row[]): void {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length))
  const [what, measured, budget] = [
    width((row) => row.what),
    width((row) => row.measured),
    width((row) => row.budget),
  ]
  console.log(`\n${title}`)
  for (const row of rows)
    console.log(
      `${row.ok ? ' ' : '!'} ${row.what.padEnd(what)}  ${row.measured.padStart(measured)}  ${row.budget.padEnd(budget)}${row.ok ? '' : '  over budget'}`,
    )
}

export function atMost(what: string, value: number, most: number, unit: string, digits = 1): Row {
  return {
    what,
    measured: `${value.toFixed(digits)} ${unit}`,
    budget: `≤ ${most} ${unit}`,
    ok: value <= most,
  }
}

export function atLeast(what: string, value: number, least: number, unit: string, digits = 0): Row {
  return {
    what,
    measured: `${value.toFixed(digits)} ${unit}`,
    budget: `≥ ${least} ${unit}`,
    ok: value >= least,
  }
}

export function unbudgetedRow(what: string, value: number, unit: string, digits = 0): Row {
  return { what, measured: `${value.toFixed(digits)} ${unit}`, budget: '', ok: true }
}
