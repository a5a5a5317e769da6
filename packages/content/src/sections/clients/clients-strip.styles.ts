import styled, { css } from 'styled-components'

const still = css`
  .pause,
  .copy {
    display: none;
  }

  ul {
    flex: 1;
    flex-wrap: wrap;
    justify-content: flex-start;
    min-width: 0;
    padding: var(--space-3) max(var(--gutter), calc((100% - var(--content)) / 2));
    animation: none;
  }

  li {
    padding-block: var(--space-2);
    min-width: 0;
    font-size: var(--text-lead);
    white-space: normal;
    overflow-wrap: anywhere;
  }

  li::after {
    flex: none;
    width: 36px;
    margin-inline: var(--space-3);
    background:
      radial-gradient(circle at 30px 6px, var(--ink) 4.5px, transparent 5px),
      linear-gradient(var(--ink), var(--ink)) 0 50% / 26px 2px no-repeat;
  }
`

/** Styles the strip, which pauses in the browser, by its classes. */
export const ClientsStripStyles = styled.section`
  border-block: 1px solid var(--rule);

  .strip {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: stretch;
  }

  .pause {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-width: 104px;
    padding: 0 var(--gutter);
    border: 0;
    border-right: 1px solid var(--rule);
    background: var(--bg);
  }

  .pause:hover {
    background: var(--ink);
    color: var(--on-ink);
  }

  .pause:focus-visible {
    outline-offset: -4px;
  }

  .rail {
    display: flex;
    overflow: hidden;
    direction: ltr;
  }

  ul {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-around;
    min-width: 100%;
    animation: drawn-for 60s linear infinite;
    animation-play-state: var(--motion, running);
  }

  li {
    display: flex;
    align-items: center;
    padding-block: var(--space-5);
    font-size: var(--text-3);
    font-weight: 600;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }

  /* Wire and terminal between two names. */
  li::after {
    content: "";
    width: 56px;
    height: 12px;
    margin-inline: var(--space-5);
    background:
      radial-gradient(circle at 50px 6px, var(--ink) 4.5px, transparent 5px),
      linear-gradient(var(--ink), var(--ink)) 0 50% / 46px 2px no-repeat;
  }

  li:nth-child(3n + 1)::after {
    --ink: var(--red);
  }

  li:nth-child(3n + 2)::after {
    --ink: var(--green);
  }

  @media (max-width: 479px) {
    .pause {
      min-width: 0;
      padding: 0 16px 0 20px;
      font-size: 0;
      gap: 0;
    }
  }

  html[data-motion="quiet"] & {
    ${still}
  }

  @media (prefers-reduced-motion: reduce), print {
    ${still}
  }

  @media (scripting: none) {
    .pause {
      display: none;
    }

    ul {
      animation: none;
    }

    .rail {
      overflow-x: auto;
    }
  }

  .strip[data-paused],
  .rail:hover {
    --motion: paused;
  }

  @keyframes drawn-for {
    to {
      transform: translateX(-100%);
    }
  }
`
