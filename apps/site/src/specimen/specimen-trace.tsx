import { pathData } from '@wiring/sheet/drawing/svg.ts'
import { Wires } from '@wiring/ui/wires'
import { linePieces, lineView } from './specimen-drawings.ts'
import { SpecimenTraceFrame } from './specimen-trace.frame.ts'

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
export function SpecimenTrace() {
  return (
    <SpecimenTraceFrame>
      <Wires stagger={400}>
        <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" {...inside} />
      </Wires>
    </SpecimenTraceFrame>
  )
}
