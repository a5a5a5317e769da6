import { css } from 'styled-components'

export const intakeStyles = css`
  .intake {
    position: relative;
  }

  .intake-button {
    display: flex;
    gap: 20px;
    align-items: center;
    width: 100%;
    min-height: 112px;
    padding: 20px 24px;
    border: 1px dashed var(--ink-2);
    border-radius: var(--radius);
    background: var(--bg);
    text-align: left;
    transition:
      background-color 0.16s var(--ease),
      border-color 0.16s var(--ease);
  }

  .intake-button:hover,
  .intake[data-hovering] > .intake-button {
    border: 1px solid var(--rule);
    background: white;
  }

  .intake[data-hovering] > .intake-button {
    box-shadow: inset 0 0 0 2px var(--green);
  }

  .intake[data-full] > .intake-button {
    border: 1px solid var(--line);
    background: transparent;
    color: var(--ink-2);
  }

  .intake-words {
    flex: 1;
    display: grid;
    gap: 2px;
    min-width: 0;
  }

  .intake-words > strong {
    font-size: var(--text-3);
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.025em;
  }

  .intake-ways {
    color: var(--ink-2);
  }

  .intake-count {
    align-self: start;
    white-space: nowrap;
  }

  .intake-socket {
    flex: none;
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
    overflow: visible;
  }

  .intake-plug {
    stroke: var(--green);
    transition: transform 0.28s var(--ease);
  }

  .intake-button:hover .intake-plug {
    transform: translateX(7px);
  }

  .intake[data-hovering] .intake-plug,
  .intake[data-full] .intake-plug {
    transform: translateX(14px);
  }

  @media (max-width: 519px) {
    .intake-button {
      gap: 14px;
      padding: 28px 16px 20px;
    }

    .intake-socket {
      width: 54px;
    }

    .intake-count {
      position: absolute;
      top: 10px;
      right: 14px;
    }
  }

  @media (forced-colors: active) {
    .intake-socket {
      stroke: ButtonText;
    }

    .intake[data-hovering] > .intake-button {
      outline: 3px solid Highlight;
    }
  }
`
