import { markSize } from '@wiring/ui/mark-size'
import styled from 'styled-components'

export const NotFoundFrame = styled.section`
  padding-block: var(--space-8) var(--space-9);

  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-7);
    align-items: center;
  }

  h1 {
    margin: var(--space-4) 0 var(--space-5);
    max-width: 9ch;
  }

  .text {
    color: var(--ink-2);
    font-size: var(--text-lead);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-top: var(--space-6);
  }

  .board {
    --mark-size: ${markSize(560)};
    border: 1px solid var(--line);
  }

  @media (max-width: 959px) {
    .sheet {
      grid-template-columns: minmax(0, 1fr);
    }

    .board {
      max-width: 560px;
    }
  }
`
