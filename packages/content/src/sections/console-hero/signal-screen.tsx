import './signal-screen.css'
import { Board, Trace } from '@wiring/ui/board'
import { Wires } from '@wiring/ui/wires'
import { channelWave } from './channel-wave.ts'

/** A logic analyser with one channel for each instrument; the last one shows where friction spikes. Decoration only. */
export function SignalScreen({ channels }: { channels: (string | null)[] }) {
  const rows = channels.length > 0 ? channels.slice(0, 8) : Array.from({ length: 6 }, () => null)
  return (
    <Wires stagger={400} aria-hidden="true">
      <div className="signal-screen">
        <p className="bar ui-label">
          <span>Map 01 — {rows.length} channels</span>
          <span>24 ms / div</span>
        </p>
        {rows.map((name, index) => (
          <div
            className="channel"
            // biome-ignore lint/suspicious/noArrayIndexKey: a channel is its place on the screen
            key={index}
            data-faulty={index === rows.length - 1 || undefined}
          >
            <p className="name ui-label">
              <b>K{index + 1}</b>
              <span>{name}</span>
            </p>
            <Board width={1200} height={48} preserveAspectRatio="xMinYMid slice">
              <Trace
                d={channelWave(index, 50)}
                weight={2}
                color={index === rows.length - 1 ? 'red' : 'green'}
              />
            </Board>
            <i className="end" data-end="" />
          </div>
        ))}
        <div className="scale" />
      </div>
    </Wires>
  )
}
