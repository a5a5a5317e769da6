import styled from 'styled-components'
import { searchInput } from '../shell/shared-styles.ts'

export const WaitlistFrame = styled.div`
  padding-bottom: var(--space-8);

  .waitlist-find {
    flex: 1 1 18em;
    max-width: 34em;
  }

  .waitlist-search {
    display: flex;
    gap: 8px;

    input {
      flex: 1;
      min-width: 0;

      ${searchInput}
    }
  }

  .waitlist-problem {
    padding: 12px var(--edge);
  }

  .waitlist-none {
    padding: clamp(32px, 8vh, 88px) var(--edge);
    font-size: 1.25rem;
    color: var(--ink-2);
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 12em 17em;
    align-items: center;
    gap: 2px 24px;
    min-height: 52px;
    padding: 6px var(--edge);
    border-bottom: 1px solid var(--line);

    bdi {
      overflow-wrap: anywhere;
      font-weight: 600;
    }

    time {
      color: var(--ink-2);
      font-variant-numeric: tabular-nums;
    }
  }

  .waitlist-action {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    justify-content: flex-end;

    [role="alert"] {
      color: var(--red-text);
    }
  }

  .waitlist-more {
    padding: 20px var(--edge);
  }

  @media (max-width: 719px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: 10px;
    }

    .waitlist-action {
      grid-row: 1 / span 2;
      grid-column: 2;
      max-width: 11em;
    }
  }
`
