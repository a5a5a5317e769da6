import styled from 'styled-components'
import { noticeStyles } from './notice.styles.ts'
import { screenStyles } from './screen.styles.ts'

export const PageShell = styled.div`
  .wizard {
    display: grid;
    gap: var(--space-6);
    max-width: calc(1080px + 2 * var(--gutter));
    min-height: calc(100dvh - 56px);
    margin-inline: auto;
    padding: clamp(12px, 3vw, 36px) var(--gutter) clamp(40px, 6vw, 88px);
    grid-template-rows: auto 1fr;
    align-items: start;
  }

  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 344px;
    border: 1px solid var(--rule);
    background: var(--sheet);
  }

  .panel-main {
    min-height: min(620px, 66vh);
    padding: clamp(24px, 4vw, 48px);
    display: grid;
  }

  @media (max-width: 959px) {
    .wizard {
      gap: var(--space-5);
    }

    .panel {
      grid-template-columns: minmax(0, 1fr);
    }

    .panel-main {
      min-height: 0;
    }
  }

  @media (max-width: 519px) {
    .panel {
      margin-inline: calc(8px - var(--gutter));
    }
  }

  @media print {
    .panel {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  .rail {
    display: grid;
    gap: 22px;
  }

  .rail-head {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }

  .rail-title {
    font-weight: 500;
  }

  .rail-place {
    text-align: end;
  }

  ${screenStyles}
  ${noticeStyles}
`
