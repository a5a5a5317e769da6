import styled from 'styled-components'
import { formNote, mediumTitle } from '../../parts/text-styles/text-styles.frame.ts'

export const CallToActionFrame = styled.div`
  &:has(.thanks) .fork circle:first-of-type {
    fill: var(--green);
    stroke: var(--green);
  }

  .ways {
    display: grid;
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    border: 1px solid var(--rule);
  }

  .way {
    display: grid;
    gap: var(--space-5);
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    min-width: 0;
    overflow-wrap: anywhere;
    padding: clamp(24px, 4vw, 56px);
  }

  .promise {
    ${formNote}
  }

  .call {
    grid-template-columns: minmax(0, 1fr) 132px;
    align-content: space-between;
  }

  .call h3 {
    ${mediumTitle}
  }

  .call p {
    margin-top: var(--space-3);
    text-wrap: balance;
    color: var(--ink-2);
  }

  .call .ui-mark {
    font-size: 22px;
    text-anchor: middle;
  }

  .call .ui-button {
    grid-column: 1 / -1;
    justify-self: start;
  }

  .further {
    margin-top: var(--space-5);
    font-size: var(--text-lead);
  }

  .further a {
    font-weight: 600;
  }

  @media (max-width: 959px) {
    .fork {
      display: none;
    }

    .ways {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (max-width: 479px) {
    .call {
      grid-template-columns: minmax(0, 1fr) 88px;
    }

    .call .ui-mark {
      transform: scale(1.4);
      transform-box: fill-box;
      transform-origin: center;
    }
  }
`
