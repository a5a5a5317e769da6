import { Board, Trace } from '@wiring/ui/board'
import { Wires } from '@wiring/ui/wires'
import styled from 'styled-components'
import { channelWave } from './channel-wave.ts'

/** Its channels, too: each as a part would bring its style along. */
const Screen = styled.div`
  margin-top: var(--space-8);
  border: 1px solid var(--rule);
  background-color: var(--sheet);

  .bar {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    max-width: none;
    padding: 10px 16px;
    border-bottom: 1px solid var(--line);
    color: var(--ink-2);
  }

  .channel {
    display: grid;
    grid-template-columns: 15.5rem minmax(0, 1fr) 48px;
    align-items: center;
    height: 64px;
    border-bottom: 1px solid var(--line-2);
  }

  .name {
    display: flex;
    align-items: center;
    gap: 14px;
    height: 100%;
    padding: 0 16px;
    border-right: 1px solid var(--line);
    background: var(--bg);
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  b {
    color: var(--green-text);
    font-weight: 500;
  }

  svg {
    height: 48px;
  }

  .end {
    justify-self: center;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--end, var(--phosphor));
    box-shadow: 0 0 0 5px color-mix(in srgb, var(--end, var(--phosphor)) var(--glow, 15%), transparent);
  }

  .channel[data-faulty] {
    --end: var(--red);
    --glow: 20%;
  }

  .scale {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    max-width: none;
    margin: 0 48px 0 15.5rem;
    color: var(--ink-2);
  }

  .day {
    padding: 8px 0 8px 6px;
    border-left: 1px solid var(--line);
  }

  @media (max-width: 719px) {
    margin-top: var(--space-7);

    .channel {
      grid-template-columns: 56px minmax(0, 1fr) 40px;
      height: 52px;
    }

    .name {
      padding: 0 0 0 16px;
    }

    .name-text {
      display: none;
    }

    .day {
      padding-left: 3px;
      letter-spacing: 0;
    }

    .scale {
      margin: 0 40px 0 56px;
    }
  }
`

export function SignalScreen({ channels }: { channels: (string | null)[] }) {
  const rows = channels.length > 0 ? channels.slice(0, 8) : Array.from({ length: 6 }, () => null)
  return (
    <Wires stagger={400} aria-hidden="true">
      <Screen>
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
              <span className="name-text">{name}</span>
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
            <span className="day" key={day}>
              {day}
            </span>
          ))}
        </p>
      </Screen>
    </Wires>
  )
}
