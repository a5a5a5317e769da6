import styled from 'styled-components'
import { mediumTitle } from '../../parts/text-styles/text-styles.frame.ts'

export const OfferingFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;
  padding: var(--space-6);

  .preview {
    margin: calc(-1 * var(--space-6)) calc(-1 * var(--space-6)) 0;
    border-bottom: 1px solid var(--line);
  }

  .preview figcaption {
    padding: var(--space-2) var(--space-6);
    border-top: 1px solid var(--line);
    background: var(--sheet);
  }

  .backdrop {
    position: absolute;
    inset: 0;
    opacity: 0.2;
    pointer-events: none;
    /* Served by the site. */
    background: url("/backdrops/rings.svg") right / auto 100% no-repeat;
  }

  .backdrop[data-offering="modular-infrastructure"] {
    background-image: url("/backdrops/modules.svg");
  }

  .backdrop[data-offering="brand-systems-lab"] {
    background-image: url("/backdrops/marks.svg");
  }

  > :not(.backdrop) {
    position: relative;
  }

  h3 {
    ${mediumTitle}
  }

  .what {
    margin-top: calc(-1 * var(--space-3));
    color: var(--ink-2);
    max-width: 29em;
  }

  .includes {
    max-width: 25em;
    border-bottom: 1px solid var(--line);
  }

  li {
    display: flex;
    gap: var(--space-4);
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }

  .preview ~ .includes {
    max-width: none;
  }

  .cost {
    font-weight: 600;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }

  .status {
    margin-top: auto;
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }

  @media (max-width: 599px) {
    .ui-mark {
      display: none;
    }
  }

  @media (max-width: 719px) {
    padding: var(--space-5);

    /* In the corner beside the status. */
    .backdrop {
      inset: auto 0 0 auto;
      width: 96px;
      height: 160px;
      background-size: auto 100%;
    }

    .backdrop ~ .status {
      margin-right: 88px;
    }

    .preview {
      margin: calc(-1 * var(--space-5)) calc(-1 * var(--space-5)) 0;
    }

    .preview figcaption {
      padding-inline: var(--space-5);
    }
  }
`
