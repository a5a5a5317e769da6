import { staticChildren } from '@wiring/ui/static-markup'
import styled from 'styled-components'
import { editMark } from '../../parts/edit-mark/edit-mark.tsx'
import { twoDigits } from '../../parts/words/two-digits.ts'
import type { TechStack } from './tech-stack.query.ts'

/** Layers on one wire, which ends in the first and the last. */
const Wire = styled.dl`
  margin: 0;

  div {
    position: relative;
    display: grid;
    grid-template-columns: 72px minmax(0, 0.7fr) minmax(0, 1fr) minmax(0, 1.4fr);
    gap: var(--space-2) var(--space-5);
    align-items: baseline;
    padding: var(--space-5) 0;
  }

  div::before {
    content: "";
    position: absolute;
    left: 10px;
    top: 0;
    bottom: 0;
    width: 3px;
    background: var(--phosphor);
  }

  div:first-of-type::before {
    top: 50%;
  }

  div:last-of-type::before {
    bottom: 50%;
  }

  div:only-of-type::before {
    display: none;
  }

  div::after {
    content: "";
    position: absolute;
    left: 10px;
    top: calc(50% - 7px);
    width: 42px;
    height: 14px;
    background:
      radial-gradient(circle at 35px 7px, var(--phosphor) 6px, transparent 6.5px),
      linear-gradient(var(--phosphor), var(--phosphor)) 0 50% / 35px 3px no-repeat;
  }

  div + div {
    border-top: 1px solid var(--line);
  }

  dt {
    grid-column: 2;
    color: var(--ink-2);
  }

  .part {
    font-size: var(--text-3);
    font-weight: 600;
    line-height: 1.08;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }

  .reason {
    color: var(--ink-2);
  }

  @media (max-width: 959px) {
    div {
      grid-template-columns: 64px minmax(0, 1fr);
    }

    dt,
    dd {
      grid-column: 2;
    }
  }

  @media (max-width: 479px) {
    div {
      grid-template-columns: 48px minmax(0, 1fr);
    }

    div::after {
      width: 34px;
      background:
        radial-gradient(circle at 27px 7px, var(--phosphor) 6px, transparent 6.5px),
        linear-gradient(var(--phosphor), var(--phosphor)) 0 50% / 27px 3px no-repeat;
    }
  }
`

export function Layers({ stack }: { stack: TechStack }) {
  const rows = stack.rows.map((row, index) => (
    <div key={row._key} {...editMark(stack, ['rows', { _key: row._key }])}>
      <dt className="ui-label">
        <span>{twoDigits(index + 1)}</span> <span>{row.layer}</span>
      </dt>
      <dd className="part">{row.part}</dd>
      <dd className="reason">{row.reason}</dd>
    </div>
  ))
  return <Wire {...staticChildren(rows)} />
}
