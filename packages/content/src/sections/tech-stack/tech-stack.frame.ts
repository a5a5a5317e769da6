import styled from 'styled-components'

export const TechStackFrame = styled.div`
  position: relative;
  padding: clamp(28px, 4vw, 56px);
  border: 1px solid var(--rule);
  background-color: var(--sheet);

  .screw {
    position: absolute;
    width: 14px;
    height: 14px;
    border: 1px solid var(--rule);
    border-radius: 50%;
    background: linear-gradient(45deg, transparent 46%, var(--rule) 46% 54%, transparent 54%);
  }

  .screw:nth-of-type(1) {
    inset: 10px auto auto 10px;
  }

  .screw:nth-of-type(2) {
    inset: 10px 10px auto auto;
  }

  .screw:nth-of-type(3) {
    inset: auto auto 10px 10px;
  }

  .screw:nth-of-type(4) {
    inset: auto 10px 10px auto;
  }

  dl {
    margin: 0;
  }

  .row {
    position: relative;
    display: grid;
    grid-template-columns: 72px minmax(0, 0.7fr) minmax(0, 1fr) minmax(0, 1.4fr);
    gap: var(--space-2) var(--space-5);
    align-items: baseline;
    padding: var(--space-5) 0;
  }

  .row::before {
    content: "";
    position: absolute;
    left: 10px;
    top: 0;
    bottom: 0;
    width: 3px;
    background: var(--phosphor);
  }

  .row:first-of-type::before {
    top: 50%;
  }

  .row:last-of-type::before {
    bottom: 50%;
  }

  .row:only-of-type::before {
    display: none;
  }

  .row::after {
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

  .row + .row {
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
    .row {
      grid-template-columns: 64px minmax(0, 1fr);
    }

    .row > * {
      grid-column: 2;
    }
  }

  @media (max-width: 479px) {
    padding-inline: var(--space-5) var(--space-4);

    .row {
      grid-template-columns: 48px minmax(0, 1fr);
    }

    .row::after {
      width: 34px;
      background:
        radial-gradient(circle at 27px 7px, var(--phosphor) 6px, transparent 6.5px),
        linear-gradient(var(--phosphor), var(--phosphor)) 0 50% / 27px 3px no-repeat;
    }
  }
`
