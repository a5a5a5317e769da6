import { css } from 'styled-components'

export const railStyles = css`
  .rail-steps {
    display: grid;
    grid-template-columns: repeat(var(--gaps), minmax(0, 1fr)) auto;
  }

  .rail-step {
    position: relative;
    padding-top: 36px;
    color: var(--ink-2);
  }

  .rail-dot {
    position: absolute;
    z-index: 1;
    top: 0;
    inset-inline-start: 0;
    width: 24px;
    height: 24px;
    border: 3px solid var(--gray);
    border-radius: 50%;
    background: var(--bg);
  }

  .rail-step:not(:last-child)::before,
  .rail-step:not(:last-child)::after {
    content: "";
    position: absolute;
    top: 11px;
    inset-inline: 24px 0;
    height: 3px;
    background: var(--line);
  }

  .rail-step:not(:last-child)::after {
    background: var(--green);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform 0.5s var(--ease);
  }

  .rail-step:not(:last-child):dir(rtl)::after {
    transform-origin: right;
  }

  .rail-step[data-state="done"]::after {
    transform: none;
  }

  .rail-step[data-questions][data-state="open"]::before {
    top: 8px;
    height: 9px;
    background:
      repeating-linear-gradient(to right, transparent 0 calc(100% / var(--questions) - 2px), var(--gray) 0 calc(100% / var(--questions))) 0 0 / 100% 9px,
      linear-gradient(var(--line) 0 0) 0 3px / 100% 3px no-repeat;
  }

  .rail-step[data-questions][data-state="open"]::after {
    transform: scaleX(var(--answered, 0));
  }

  .rail-step[data-state="done"] {
    color: var(--ink);
  }

  .rail-dot[data-state="done"] {
    border-color: var(--green);
    background:
      var(--green) center / 14px no-repeat
      url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 14 14' fill='none' stroke='%23fff' stroke-width='2.4'%3E%3Cpath d='M3 7.4 6 10.2 11.2 4'/%3E%3C/svg%3E");
  }

  .rail-dot[data-state="waiting"] {
    border: 0;
    background:
      radial-gradient(closest-side, var(--yellow) calc(100% - 3px), transparent 0),
      repeating-conic-gradient(var(--gray) 0 15deg, transparent 0 30deg);
  }

  .rail-step[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }

  .rail-dot[data-current] {
    border-color: var(--ink);
    box-shadow: 0 0 0 6px color-mix(in srgb, var(--black) 10%, transparent);
  }

  .rail-dot[data-state="open"] {
    background: var(--ink);
  }

  .rail-dot[data-state="done"][data-current] {
    background-color: var(--ink);
  }

  @media (max-width: 519px) {
    .rail-where {
      display: none;
    }

    .rail-step {
      letter-spacing: 0;
    }
  }

  @media (forced-colors: active) {
    .rail-dot {
      border-color: CanvasText;
      background: Canvas;
    }

    .rail-dot[data-state="done"] {
      forced-color-adjust: none;
      border-color: Highlight;
      background-color: Highlight;
    }

    .rail-dot[data-current] {
      forced-color-adjust: none;
      background-color: CanvasText;
    }

    .rail-step:not(:last-child)::before {
      forced-color-adjust: none;
      height: 1px;
      background: CanvasText;
    }

    .rail-step:not(:last-child)::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`
