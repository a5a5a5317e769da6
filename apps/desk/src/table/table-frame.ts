import styled from 'styled-components'

export const TableFrame = styled.div`
  max-height: 420px;
  overflow: auto;

  table {
    width: 100%;
    border-collapse: collapse;
    text-align: left;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 9px 20px 9px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    vertical-align: top;
  }

  thead th {
    position: sticky;
    top: 0;
    background: var(--bg);
    color: var(--ink-2);
    font: 500 var(--text-label) / 1.3 var(--mono);
    letter-spacing: 0.04em;
    text-transform: uppercase;
    white-space: nowrap;
  }

  tbody th {
    min-width: 7em;
    overflow-wrap: anywhere;
  }

  :is(th, td):last-child {
    padding-right: 0;
  }
`
