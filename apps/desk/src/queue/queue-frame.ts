import styled from 'styled-components'
import { choiceLinks, headBar, searchInput } from '../shell/shared-styles.ts'
import { cardStyles, tableStyles } from './table-styles.ts'

export const QueueFrame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;

  .queue-head {
    ${headBar}

    gap: 8px 16px;
  }

  .queue-filters {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;

    ${choiceLinks}

    a {
      white-space: nowrap;
    }
  }

  .queue-orders {
    position: relative;
    color: var(--ink-2);

    summary {
      padding: 6px 0;
      cursor: pointer;
    }

    ul {
      position: absolute;
      z-index: 3;
      padding: 8px 0;
      list-style: none;
      border: 1px solid var(--ink);
      background: var(--sheet);
    }

    a {
      display: block;
      padding: 8px 16px;
      text-decoration: none;
      white-space: nowrap;
    }

    a:hover,
    a[aria-current] {
      color: var(--ink);
      box-shadow: inset 3px 0 0 var(--ink);
    }
  }

  .queue-search input {
    width: 10.5em;

    ${searchInput}
  }

  .queue-times {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.2em;
    margin-left: auto;
  }

  .queue-stale,
  .queue-empty {
    padding: 14px var(--edge);
  }

  .queue-stale {
    max-width: none;
    border-bottom: 1px solid var(--yellow);
    background: color-mix(in srgb, var(--yellow) 16%, transparent);
  }

  .queue-empty {
    padding-block: clamp(32px, 8vh, 88px);
    font-size: 1.25rem;
    line-height: 1.4;
    color: var(--ink-2);
  }

  ${tableStyles}

  .queue-pages {
    display: flex;
    gap: 24px;
    padding: 14px var(--edge);
  }

  @media (max-width: 1099px) {
    .queue-table [data-column="evidence"] {
      display: none;
    }

    .queue-times {
      margin-left: 0;
    }
  }

  @media (max-width: 719px) {
    ${cardStyles}

    .queue-search,
    .queue-search input {
      width: 100%;
    }
  }
`
