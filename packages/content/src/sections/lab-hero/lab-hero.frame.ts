import { markSize } from '@wiring/ui/mark-size'
import styled from 'styled-components'

export const LabHeroFrame = styled.section`
  padding-block: clamp(40px, 6vw, 96px) var(--space-9);

  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-7);
    align-items: center;
  }

  h1 {
    margin: var(--space-4) 0 var(--space-5) -0.04em;
  }

  .lead {
    max-width: 29em;
    font-size: var(--text-lead);
    line-height: 1.45;
    color: var(--ink-2);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-top: var(--space-6);
  }

  @media (max-width: 959px) {
    .sheet {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  .drawing {
    --mark-size: min(24px, ${markSize(720)});
  }

  @container (max-width: 330px) {
    svg {
      --mark-size: ${markSize(720)};
    }
  }

  @container (max-width: 479px) {
    .radii,
    .ui-mark[data-quiet] {
      display: none;
    }
  }

  @media (max-width: 479px) {
    .actions > * {
      flex: 1 1 100%;
    }
  }
`
