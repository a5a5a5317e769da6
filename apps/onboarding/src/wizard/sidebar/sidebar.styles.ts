import { css } from 'styled-components'
import { blinking } from '../shared.styles.ts'

export const sidebarStyles = css`
  .side {
    min-width: 0;
    padding: 28px;
    border-left: 1px solid var(--rule);
    background-color: var(--bg);
  }

  .side-content {
    position: sticky;
    top: 28px;
    display: flex;
    flex-direction: column;
    gap: var(--space-5);
    justify-content: space-between;
    min-height: min(100%, calc(100dvh - 56px));
  }

  .sketch {
    position: relative;
    max-width: 300px;
    margin-top: var(--space-3);
  }

  .sketch-line {
    position: absolute;
    inset: 0;
  }

  .wire-share {
    transition: stroke-dasharray 0.4s var(--ease);
  }

  .side-fold {
    display: none;
  }

  .wire-being-made {
    ${blinking}
  }

  .side-notes {
    display: grid;
    gap: 12px;
  }

  @media (max-width: 959px) {
    .side {
      border-top: 1px solid var(--rule);
      border-left: 0;
    }

    .side-content {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      min-height: 0;
    }

    .side-notes {
      align-content: start;
    }
  }

  @media (max-width: 719px) {
    .side {
      padding: 0 20px;
    }

    .side-fold {
      display: flex;
      gap: 8px;
      align-items: center;
      width: 100%;
      min-height: 52px;
      border: 0;
      background: none;
      color: var(--ink-2);
      font-size: var(--text-small);
    }

    .side-fold-more {
      text-decoration: underline;
      text-underline-offset: 0.3em;
    }

    .side-content:not([data-open]) {
      display: none;
    }

    .side-content {
      position: static;
      grid-template-columns: minmax(0, 1fr);
      padding-bottom: 20px;
    }

    .sketch {
      margin-inline: auto;
    }
  }

  @media print {
    .side-fold {
      display: none;
    }
  }
`
