import type { Signal } from '@wiring/ui/lamp'
import styled from 'styled-components'
import { Lamp } from '../parts/lamp.tsx'

/** Its own plain parts: a style tag, which each styled part brings on the server, may not stand in a list. */
const List = styled.dl`
  margin-top: 14px;
  border-top: 1px solid var(--ink);

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
  }

  dt {
    color: var(--ink-2);
  }

  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

interface MetricsProps {
  id: string
  title: string
  signal: Signal
  metrics: { name: string; value: number | string; href?: string }[]
}

export function Metrics({ id, title, signal, metrics }: MetricsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="ui-label">
        <Lamp signal={signal}>{title}</Lamp>
      </h2>
      <List>
        {metrics.map(({ name, value, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </List>
    </section>
  )
}
