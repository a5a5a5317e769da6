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
    background:
      url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 560' fill='none'%3E%3Cg stroke='%238e8b80' stroke-width='6'%3E%3Cpath d='M360 280a60 60 0 0 1 120 0M300 280a120 120 0 0 1 240 0M240 280a180 180 0 0 1 360 0M180 280a240 240 0 0 1 480 0'/%3E%3Cpath stroke-dasharray='6 12' d='M360 292a60 60 0 0 0 120 0M300 292a120 120 0 0 0 240 0M240 292a180 180 0 0 0 360 0M180 292a240 240 0 0 0 480 0'/%3E%3C/g%3E%3C/svg%3E")
      right / auto 100% no-repeat;
  }

  .backdrop[data-offering="modular-infrastructure"] {
    background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 560' fill='none'%3E%3Cpath stroke='%23f3ba14' stroke-width='6' d='M330 40h80v-24h40v24h80v90h-200zM390 170h80v-24h40v24h80v90h-200zM330 300h80v-24h40v24h80v90h-200zM390 430h80v-24h40v24h80v90h-200z'/%3E%3C/svg%3E");
  }

  .backdrop[data-offering="brand-systems-lab"] {
    background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 560' fill='none'%3E%3Cpath fill='%231e9e62' d='M390 120a90 90 0 0 1 180 0a90 90 0 0 1-180 0M390 250h180v60h-180zM390 360h180l-90 160z'/%3E%3C/svg%3E");
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
