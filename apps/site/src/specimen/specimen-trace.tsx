import { pathData } from '@wiring/sheet/drawing/svg.ts'
import { Wires } from '@wiring/ui/wires'
import styled from 'styled-components'
import { linePieces, lineView } from './specimen-drawings.ts'

const { x, y, width, height } = lineView

const strokes: { weight: number; d: string }[] = []
for (const piece of linePieces) {
  const last = strokes.at(-1)
  const [weight, d] = [Math.round(piece.weight ?? 1), pathData(piece)]
  if (last?.weight === weight) last.d += d.replace(/^M\S+ [\d.]+/, '')
  else strokes.push({ weight, d })
}

const line = strokes.map(({ weight, d }) => `<path data-trace stroke-width='${weight}' d='${d}'/>`).join('')
const inside = { dangerouslySetInnerHTML: { __html: line } }

/** The rest is a background picture, for the budget of the page's HTML. */
const Circuit = styled.div`
  background: url("/map/gates-words.svg") center / 100% 100% no-repeat;

  svg {
    display: block;
    width: 100%;
    height: auto;
    fill: none;
    stroke: var(--ink);
  }

  /* Here the words would be smaller than 11 px. */
  @media (max-width: 599px), (min-width: 960px) and (max-width: 1099px) {
    background-image: url("/map/gates.svg");
  }
`

export function SpecimenTrace() {
  return (
    <Circuit>
      <Wires stagger={400}>
        <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" {...inside} />
      </Wires>
    </Circuit>
  )
}
