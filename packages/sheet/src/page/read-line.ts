export interface QuotedLine {
  chip: HTMLAnchorElement
  source: string
  label: string
  quotes: string[]
  /** Where to say that the chip's sentence is wrong. */
  report: string | null
  /** `No. 2`. */
  number: string
}

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? ''

/** Of the chip that was pressed, out of the table of lines; `null` if it is none or stands for many lines. */
export function readLine(pressed: Element): QuotedLine | null {
  const chip = pressed.closest<HTMLAnchorElement>('a.map-chip')
  const row = chip && document.getElementById(chip.hash.slice(1))
  if (!chip || row?.localName !== 'tr') return null
  const number = chip.closest('.map-sentence')?.querySelector('.map-number')
  return {
    chip,
    source: row.id,
    label: textOf(row.querySelector('.map-line-label')),
    quotes: [...row.querySelectorAll('.map-quote')].map(textOf),
    report: number?.getAttribute('href') ?? null,
    number: textOf(number?.querySelector('span') ?? number),
  }
}
