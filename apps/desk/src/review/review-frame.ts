import styled from 'styled-components'
import { dialogStyles } from './dialog-styles.ts'
import { evidenceStyles } from './evidence-styles.ts'
import { footStyles } from './foot-styles.ts'
import { rowStyles } from './row-styles.ts'

export const ReviewFrame = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto auto minmax(0, 1fr) auto;
  min-height: 0;

  > * {
    grid-column: 1;
  }

  .review-bar {
    grid-row: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 24px;
    min-height: 56px;
    padding: 8px var(--edge);
    border-bottom: 1px solid var(--ink);

    h1 {
      max-width: 16em;
      overflow: hidden;
      font-size: 1.125rem;
      line-height: 1.3;
      letter-spacing: -0.02em;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  .review-back {
    padding: 8px 0;
    border: 0;
    background: none;
    color: var(--ink-2);
  }

  .review-state {
    color: var(--ink-2);
  }

  .review-flags {
    grid-row: 4;
    position: sticky;
    top: 0;
    z-index: 2;
    padding: 7px var(--edge);
    border-bottom: 1px solid var(--ink);
    background: var(--bg);

    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      list-style: none;
    }

    a {
      text-decoration: none;
      white-space: normal;

      @media (pointer: coarse) {
        padding-block: 12px 10px;
      }
    }

    a:hover {
      text-decoration: underline;
    }
  }

  .review-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-left: auto;
  }

  .undo-bar {
    grid-row: 2;
  }

  .trouble {
    grid-row: 3;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 24px;
    padding: 10px var(--edge);
    border-bottom: 1px solid var(--ink);
    background: color-mix(in srgb, var(--yellow) 22%, var(--bg));

    &[data-tone="loud"] {
      box-shadow: inset 3px 0 0 var(--red);
    }
  }

  .trouble-unsaved {
    max-height: 20vh;
    overflow: auto;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .review-panes {
    grid-row: 5;
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(340px, 34vw, 500px);
    grid-template-rows: minmax(0, 1fr);
    min-height: 0;
  }

  .review-sheet {
    display: block;
    width: 100%;
    max-width: none;
    margin: 0;
    padding: 28px clamp(24px, 4vw, 56px) 64px;
    overflow-y: auto;
    border-right: 1px solid var(--ink);
    background: var(--sheet);
  }

  .review-title {
    margin: 6px 0 10px;
    font-size: clamp(2.25rem, 3.6vw, 3.25rem);
    line-height: 0.98;
    letter-spacing: var(--tight);
  }

  .review-changes,
  .review-hand,
  .review-facts {
    color: var(--ink-2);
    font-size: 0.875rem;
  }

  .map-board {
    margin: 12px 0;
  }

  @media (min-width: 960px) {
    .map-board .drawing {
      --middle-drawing: block;
      --tall-drawing: none;
    }
  }

  .review-section {
    max-width: 860px;

    h3 {
      margin: 26px 0 4px;
      font-size: 1.375rem;
      line-height: 1.1;
      letter-spacing: -0.02em;
    }

    h4 {
      margin: 14px 0 0 38px;
      color: var(--ink-2);
      font-weight: 500;
    }
  }

  ${rowStyles}

  ${evidenceStyles}

  ${footStyles}

  ${dialogStyles}

  @media (max-width: 959px), (max-height: 559px) {
    .review-panes {
      display: block;
    }

    .review-sheet {
      border: 0;
      overflow: visible;
      padding-inline: var(--edge);
    }

    .review-side {
      overflow: visible;
      border-top: 1px solid var(--ink);
    }

    .map-board {
      max-height: 60vh;
      overflow: auto;
    }

    .review-foot {
      position: sticky;
      bottom: 0;
    }

    .row-sentence > .evidence-card,
    .row-sentence > .evidence-more,
    .row-sentence > p.ui-label {
      margin-top: 12px;
    }
  }

  @media (max-width: 519px) {
    .row {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 12px;
    }

    .row-sentence {
      grid-row: 2;
      grid-column: 1 / -1;
    }

    .review-section h4 {
      margin-left: 0;
    }

    .review-actions {
      width: 100%;
      margin: 0;

      > * {
        flex: 1 1 40%;
      }
    }

    kbd {
      display: none;
    }

    .review-foot kbd,
    .key-list kbd {
      display: inline-block;
    }
  }
`
