import styled from 'styled-components'

/** Styles the tabs, which run in the browser, by their classes. */
export const OfferingTabsStyles = styled.div`
  .patch {
    display: grid;
    grid-template-columns: minmax(0, 420px) minmax(0, 1fr);
    border: 1px solid var(--rule);
  }

  .rack {
    display: flex;
    flex-direction: column;
    border-right: 1px solid var(--rule);
  }

  .jacks {
    display: flex;
    flex: 1;
    flex-direction: column;
  }

  .jack {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px var(--space-4);
    place-content: center stretch;
    align-items: center;
    flex: 1 0 auto;
    min-height: 88px;
    padding: var(--space-4) var(--space-6) var(--space-4) var(--space-5);
    border: 0;
    border-bottom: 1px solid var(--line);
    background: none;
    text-align: left;
    font-weight: 600;
    font-size: var(--text-3);
    line-height: 1.1;
    letter-spacing: -0.025em;
    overflow-wrap: anywhere;
    transition: background-color 0.16s var(--ease);
  }

  .jack:last-child {
    border-bottom: 0;
  }

  .jack:focus-visible {
    outline-offset: -4px;
  }

  .jack:hover:not([aria-disabled]) {
    --socket: var(--signal);
  }

  .jack[aria-selected="true"] {
    --socket: var(--on-ink);
    --socket-fill: var(--signal);
    --plug: "";
    background: var(--ink);
    color: var(--on-ink);
  }

  .jack[aria-selected="true"]:focus-visible {
    outline-color: var(--on-ink);
  }

  .jack[aria-disabled] {
    --socket-border: 0;
    --socket-fill:
      radial-gradient(closest-side, var(--bg) calc(100% - 3px), transparent 0),
      repeating-conic-gradient(var(--gray) 0 15deg, transparent 0 30deg);
    cursor: not-allowed;
    color: var(--gray-text);
  }

  .socket {
    position: relative;
    width: 24px;
    height: 24px;
    border: var(--socket-border, 3px) solid var(--socket, var(--ink));
    border-radius: 50%;
    background: var(--socket-fill, var(--bg));
  }

  .socket::after {
    content: var(--plug, none);
    position: absolute;
    z-index: 1;
    left: 18px;
    top: 6px;
    width: calc(var(--space-6) + 22px);
    height: 6px;
    background: linear-gradient(90deg, var(--signal) calc(100% - 10px), var(--ink) 0);
    transition: width 0.3s var(--ease);

    @starting-style {
      width: 0;
    }
  }

  small {
    grid-column: 1 / -1;
    font-size: var(--text-small);
    font-weight: 400;
    line-height: 1.4;
    letter-spacing: 0;
  }

  .panel {
    position: relative;
    overflow: hidden;
    display: grid;
    min-width: 0;
    min-height: 480px;
    border-top: 6px solid var(--signal);
    background: var(--sheet);
  }

  .panel[hidden] {
    display: none;
  }

  @media (scripting: none) {
    .panel[hidden] {
      display: grid !important;
      border-bottom: 1px solid var(--rule);
    }
  }

  @media print {
    .patch {
      display: block;
      border: 0;
    }

    .rack {
      display: none;
    }

    .panel {
      min-height: 0;
      margin-bottom: var(--space-4);
      border: 1px solid var(--rule);
      border-top: 6px solid var(--signal);
    }
  }

  @media (max-width: 959px) {
    .patch {
      grid-template-columns: minmax(0, 1fr);
    }

    .rack {
      border-right: 0;
      border-bottom: 1px solid var(--rule);
    }

    .jack {
      min-height: 64px;
    }

    .socket::after {
      left: 6px;
      top: 18px;
      width: 6px;
      height: 18px;
    }

    .panel {
      min-height: 0;
    }
  }

  /* Each panel under its own tab. */
  @media screen and (max-width: 719px) {
    .rack,
    .jacks,
    .panels {
      display: contents;
    }

    .jack {
      border-bottom: 1px solid var(--line);
    }

    :is(.jack, .panel):nth-child(2) {
      order: 1;
    }

    :is(.jack, .panel):nth-child(3) {
      order: 2;
    }

    :is(.jack, .panel):nth-child(4) {
      order: 3;
    }

    .panel {
      border-bottom: 1px solid var(--line);
    }
  }
`
