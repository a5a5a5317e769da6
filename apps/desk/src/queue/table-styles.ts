import { css } from 'styled-components'
import { columnHeader } from '../shell/shared-styles.ts'

export const tableStyles = css`
  .queue-table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    text-align: left;

    th {
      height: 36px;
      border-bottom: 1px solid var(--line);
      ${columnHeader}
    }

    td {
      height: 52px;
      padding-block: 6px;
      border-bottom: 1px solid var(--line);
      overflow-wrap: anywhere;
    }

    th,
    td {
      padding-right: 16px;
    }

    tr > :first-child {
      padding-left: var(--edge);
    }

    tr > :last-child {
      padding-right: var(--edge);
    }

    tbody tr {
      position: relative;
    }

    tbody tr:hover {
      background: color-mix(in srgb, var(--sheet) 60%, transparent);
    }

    tbody tr[data-at] {
      background: var(--sheet);
      box-shadow: inset 3px 0 0 var(--ink);
    }

    [data-column="age"] {
      width: 116px;
    }

    [data-column="line"] {
      width: 152px;
    }

    [data-column="evidence"] {
      width: 116px;
      color: var(--ink-2);
    }

    [data-column="flags"] {
      width: 19%;
    }

    [data-column="state"] {
      width: 18%;
      color: var(--ink-2);
    }
  }

  .queue-age {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    white-space: nowrap;

    > i {
      flex: none;
      width: 10px;
      height: 10px;
      border-radius: 50%;
      background: var(--lamp);
    }
  }

  .queue-name {
    display: -webkit-box;
    overflow: hidden;
    font-weight: 600;
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;

    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }

    &:focus-visible {
      overflow: visible;
      outline: none;
    }

    &:focus-visible::after {
      outline: 2px solid var(--focus);
      outline-offset: -2px;
    }
  }

  .queue-address {
    color: var(--ink-2);
    font-weight: 400;
    font-size: 0.875rem;
  }

  .queue-state {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  .line-mark {
    width: 120px;
    height: 32px;
  }

  .flag {
    margin: 2px 6px 2px 0;
  }
`

export const cardStyles = css`
  .queue-table,
  .queue-table tbody {
    display: block;
  }

  .queue-table thead {
    display: none;
  }

  .queue-table tbody tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 12px var(--edge);
    border-bottom: 1px solid var(--line);
  }

  .queue-table tbody td[data-column] {
    width: auto;
    height: auto;
    padding: 0;
    border: 0;
  }

  .queue-table td[data-column="name"] {
    grid-area: 1 / 1;
    font-size: 1.0625rem;
  }

  .queue-table td[data-column="age"] {
    grid-area: 1 / 2;
  }

  .queue-table td[data-column="line"] {
    grid-area: 2 / 2 / 4 / 3;
  }

  .queue-table td[data-column="circuit"] {
    grid-area: 2 / 1;
  }

  .queue-table td[data-column="state"] {
    grid-area: 3 / 1;
  }

  .queue-table td[data-column="flags"] {
    grid-column: 1 / -1;
  }

  .queue-table tbody td[data-column="evidence"],
  .queue-table td[data-column]:is([data-column="flags"]):empty {
    display: none;
  }
`
