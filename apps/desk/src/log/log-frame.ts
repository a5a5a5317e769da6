import styled from 'styled-components'
import { smallField } from '../shell/shared-styles.ts'

export const LogFrame = styled.div`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-5) var(--edge) var(--space-8);

  h1 {
    font-size: 1.75rem;
    line-height: 1.1;
    letter-spacing: -0.03em;
  }

  form {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: end;
  }

  .ui-field {
    flex: 0 1 240px;
  }

  .ui-field > select {
    ${smallField}
  }

  form .ui-button {
    min-height: 44px;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    border-top: 1px solid var(--ink);
  }

  th,
  td {
    padding: 9px 20px 9px 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: baseline;
  }

  th,
  time,
  code {
    font: 500 0.75rem/1.4 var(--mono);
    white-space: nowrap;
  }

  th {
    color: var(--ink-2);
    letter-spacing: 0.02em;
    text-transform: uppercase;
  }

  .what {
    font-weight: 600;
  }

  @media (min-width: 720px) {
    td:first-child {
      width: 200px;
    }
  }

  .detail {
    color: var(--ink-2);
    overflow-wrap: anywhere;

    @media (min-width: 720px) {
      width: 50%;
    }
  }

  .pages {
    display: flex;
    gap: var(--space-5);
  }

  @media (max-width: 719px) {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 2px 12px;
      padding: 12px 0;
      border-bottom: 1px solid var(--line);
    }

    td {
      padding: 0;
      border: 0;
    }

    td:empty {
      display: none;
    }

    td:first-child,
    .detail {
      flex: 1 0 100%;
    }

    .ui-field {
      flex: 1 1 100%;
    }
  }
`
