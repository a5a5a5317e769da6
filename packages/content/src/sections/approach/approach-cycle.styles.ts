import styled, { css } from 'styled-components'
import { smallTitle } from '../../parts/text-styles/text.styles.ts'
import { angles } from './dial.ts'

const colors = ['red', 'yellow', 'green', 'gray']

const activeSteps = angles.map(
  (angle, step) => css`
    .cycle[data-step="${step}"] {
      --wire-${step}: var(--${colors[step]});
      --dial-turn: ${angle}deg;
    }
  `,
)

/** Styles the dial and its steps, which turn in the browser, by their classes. */
export const ApproachCycleStyles = styled.div`
  .cycle {
    display: grid;
    grid-template-columns: minmax(0, 460px) minmax(0, 1fr);
    align-items: center;
  }

  .steps {
    display: grid;
    grid-auto-rows: 1fr;
    align-self: stretch;
  }

  .step {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    align-content: center;
    gap: 4px var(--space-3);
    min-height: 120px;
    padding: var(--space-3) var(--space-5);
    border: 1px solid var(--line);
    border-bottom-width: 0;
    border-left: 6px solid var(--line);
    cursor: pointer;
  }

  .step:last-child {
    border-bottom-width: 1px;
  }

  .step[data-active] {
    border-left-color: var(--signal);
    background: var(--sheet);
  }

  .step-number {
    padding-top: 0.75em;
    color: var(--signal-text);
  }

  h3 {
    ${smallTitle}
  }

  p {
    grid-column: 2;
    color: var(--ink-2);
  }

  .dial {
    user-select: none;
  }

  .dial:active {
    --grab: grabbing;
  }

  .pointer,
  circle {
    cursor: var(--grab, grab);
    pointer-events: all;
    touch-action: none;
  }

  .pointer {
    transform-origin: 170px 240px;
    rotate: var(--turned, var(--dial-turn));
    transition: rotate var(--turn-time, 0.36s) var(--ease);
  }

  ${activeSteps}

  @media (scripting: none) {
    .hint {
      display: none;
    }
  }

  /* The text of the button is aligned, not its border. */
  .pause {
    margin: var(--space-5) 0 0 -5px;
  }

  @media (scripting: none) {
    .pause {
      display: none;
    }
  }

  @media (max-width: 959px) {
    .cycle {
      grid-template-columns: minmax(0, 1fr);
    }

    /* Only the knob and its contacts. */
    .dial {
      width: 260px;
      aspect-ratio: 260 / 190;
      margin: 0 0 var(--space-5) -36px;
      overflow: hidden;
    }

    .switch {
      width: 346px;
      max-width: none;
      margin-top: -86px;
    }

    .wire,
    .hint {
      display: none;
    }

    .steps {
      margin-left: 8px;
    }

    .step {
      position: relative;
      grid-template-columns: 40px minmax(0, 1fr);
      padding-inline: var(--space-5) var(--space-4);
    }

    .step::before {
      content: "";
      position: absolute;
      top: calc(var(--space-4) + 3px);
      left: -12px;
      width: 18px;
      height: 18px;
      border: 3px solid var(--ink);
      border-radius: 50%;
      background: var(--bg);
    }

    .step[data-active]::before {
      background: var(--signal);
    }
  }
`
