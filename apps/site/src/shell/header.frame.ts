import styled from 'styled-components'

export const HeaderFrame = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: var(--bg);
  border-bottom: 1px solid var(--line);

  .bar {
    display: flex;
    align-items: center;
    gap: var(--space-5);
    min-height: var(--header);
  }

  .logo {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    margin-right: auto;
    font-size: 1.25rem;
    font-weight: 600;
    letter-spacing: -0.02em;
    text-decoration: none;
    min-width: 0;
  }

  .logo span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    max-width: 50vw;
  }

  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-6);
  }

  nav a {
    display: flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
    background: linear-gradient(currentColor, currentColor) 0 calc(50% + 11px) / 0 2px no-repeat;
    transition: background-size 0.22s var(--ease);
  }

  nav a:hover,
  nav a[aria-current="page"] {
    background-size: 100% 2px;
  }

  .toggle {
    display: none;
  }

  .quiet {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 4px;
    border: 0;
    background: none;
  }

  .quiet i {
    position: relative;
    width: 28px;
    height: 14px;
    border: 1px solid currentColor;
    border-radius: 7px;
  }

  .quiet i::after {
    content: "";
    position: absolute;
    inset: 2px auto 2px 2px;
    width: 8px;
    border-radius: 50%;
    background: currentColor;
    transition: transform 0.16s var(--ease);
  }

  .quiet[aria-pressed="true"] i {
    background: var(--ink);
  }

  .quiet[aria-pressed="true"] i::after {
    background: var(--bg);
    transform: translateX(14px);
  }

  @media (max-width: 719px) {
    .bar {
      flex-wrap: wrap;
      gap: 0 var(--space-4);
    }

    @media (scripting: enabled) {
      .toggle {
        display: inline-flex;
        align-items: center;
        gap: 10px;
        min-width: 44px;
        min-height: 44px;
        padding: 0;
        border: 0;
        background: none;
      }

      nav:not([data-open]) {
        display: none;
      }
    }

    nav {
      order: 9;
      flex-basis: calc(100% + 2 * var(--gutter));
      margin-inline: calc(-1 * var(--gutter));
      padding: 0 var(--gutter) var(--space-4);
      border-top: 1px solid var(--line);
    }

    nav ul {
      flex-direction: column;
    }

    nav a {
      min-height: 56px;
      border-bottom: 1px solid var(--line);
      font-size: var(--text-small);
      background: none;
    }
  }

  /* The logo is enough; the controls need their labels. */
  @media (max-width: 359px) {
    .logo span {
      display: none;
    }
  }

  /* Without JavaScript the menu is open, so the bar must not cover the page. */
  @media (scripting: none) {
    .quiet {
      display: none;
    }

    @media (max-width: 719px) {
      position: static;
    }
  }

  @media print {
    display: none;
  }
`
