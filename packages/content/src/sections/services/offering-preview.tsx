import { Board, Mark, Terminal, Trace } from '@wiring/ui/board'
import { route } from '@wiring/ui/route-trace'
import { Wires } from '@wiring/ui/wires'

/** The Wiring Map draws itself; the other offerings have a fixed backdrop at 20 % opacity, drawn in `offering.css`. */
export function OfferingPreview({ id }: { id: string | null }) {
  if (id === 'wiring-map') return <MapPreview />
  return <div className="backdrop" data-offering={id} />
}

function MapPreview() {
  return (
    <Wires stagger={400} className="preview ui-dots">
      <Board width={720} height={190}>
        <Mark x={28} y={28} size={9} quiet>
          FIG. 1 — ONE WEEK, MAPPED
        </Mark>
        <Trace color="red" d={route('36 64 H196 V108 H300')} />
        <Trace d={route('36 152 H244 V126 H300')} />
        <Trace color="green" d={route('356 108 H452 V56 H684')} />
        <Trace color="yellow" d={route('356 126 H540 V152 H684')} />
        <Trace color="red" d={'M430 108H612'} />
        <rect x={300} y={92} width={56} height={50} fill="var(--ink)" />
        <Terminal x={36} y={64} color="red" open radius={7} />
        <Terminal x={36} y={152} open radius={7} />
        <Terminal x={684} y={56} color="green" radius={7} />
        <Terminal x={684} y={152} color="yellow" radius={7} />
        <path d="M612 96v24" stroke="var(--red)" strokeWidth={3} data-end="" />
      </Board>
    </Wires>
  )
}
