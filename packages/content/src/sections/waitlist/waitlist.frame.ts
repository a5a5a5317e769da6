import styled from 'styled-components'
import { formNote } from '../../parts/text-styles/text-styles.frame.ts'

export const WaitlistFrame = styled.div`
  --green: var(--phosphor);
  border: 1px solid var(--phosphor);
  background: var(--sheet);
  break-inside: avoid;

  .register {
    overflow: hidden;
    border-bottom: 1px solid var(--line);
    background-color: var(--bg);
  }

  .register svg {
    height: 176px;
  }

  @media (max-width: 599px) {
    .ui-mark[data-quiet],
    .clock {
      display: none;
    }
  }

  .token {
    opacity: 0;
  }

  /* The token drops into the free place. */
  &:has(.thanks) {
    .place {
      stroke: var(--green);
      stroke-dasharray: none;
    }

    .token {
      opacity: 1;
      animation: waitlist-token 0.6s var(--ease);
    }

    .place-name text {
      fill: var(--bg);
    }
  }

  @keyframes waitlist-token {
    from {
      transform: translateY(-112px);
    }
  }

  .desk {
    overflow-wrap: anywhere;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    align-content: center;
    max-width: 860px;
    padding: clamp(24px, 4vw, 56px);
  }

  .promise {
    ${formNote}
  }
`
