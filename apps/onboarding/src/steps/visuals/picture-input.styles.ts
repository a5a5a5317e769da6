import { css } from 'styled-components'

export const pictureInputStyles = css`
  .picture-input {
    position: relative;
  }

  .picture-input-button {
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

  .picture-input-button:hover,
  .picture-input-button[data-hovering] {
    --plug: translateX(7px);
    border: 1px solid var(--rule);
    background: white;
  }

  .picture-input-button[data-hovering] {
    --plug: translateX(14px);
    box-shadow: inset 0 0 0 2px var(--green);
  }

  .picture-input-button[data-full] {
    --plug: translateX(14px);
    border: 1px solid var(--line);
    background: transparent;
    color: var(--ink-2);
  }

  .picture-input-text {
    flex: 1;
    display: grid;
    gap: 2px;
    min-width: 0;
  }

  .picture-input-title {
    font-size: var(--text-3);
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.025em;
  }

  .picture-input-ways {
    color: var(--ink-2);
  }

  .picture-input-count {
    align-self: start;
    white-space: nowrap;
  }

  .picture-input-socket {
    flex: none;
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
    overflow: visible;
  }

  .picture-input-plug {
    stroke: var(--green);
    transform: var(--plug);
    transition: transform 0.28s var(--ease);
  }

  @media (max-width: 519px) {
    .picture-input-button {
      gap: 14px;
      padding: 28px 16px 20px;
    }

    .picture-input-socket {
      width: 54px;
    }

    .picture-input-count {
      position: absolute;
      top: 10px;
      right: 14px;
    }
  }

  @media (forced-colors: active) {
    .picture-input-socket {
      stroke: ButtonText;
    }

    .picture-input-button[data-hovering] {
      outline: 3px solid Highlight;
    }
  }
`
