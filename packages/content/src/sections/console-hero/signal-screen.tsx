import { Board, Trace } from '@wiring/ui/board'
import { Wires } from '@wiring/ui/wires'
import { channelWave } from './channel-wave.ts'
import { SignalScreenFrame } from './signal-screen.frame.ts'

export function SignalScreen({ channels }: { channels: (string | null)[] }) {
  const rows = channels.length > 0 ? channels.slice(0, 8) : Array.from({ length: 6 }, () => null)
  return (
    <Wires stagger={400} aria-hidden="true">
      <SignalScreenFrame>
        <p className="bar ui-label">
          <span>A sketch: not built yet</span>
          <span>One invented week</span>
        </p>
        {rows.map((name, index) => (
          <div
            className="channel"
            // biome-ignore lint/suspicious/noArrayIndexKey: a channel is its place on the screen
            key={index}
            data-faulty={index === rows.length - 1 || undefined}
          >
            <p className="name ui-label">
              <b>{`K${index + 1}`}</b>
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
        <p className="scale ui-label">
          {['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
      </SignalScreenFrame>
    </Wires>
  )
}
