import styled from 'styled-components'
import { choiceLinks, headBar } from './shared-styles.ts'

export const DeskFrame = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;

  .desk-bar {
    display: flex;
    align-items: center;
    gap: 0 28px;
    min-height: 56px;
    padding: 0 var(--edge);
    border-bottom: 1px solid var(--ink);
  }

  .desk-home {
    font-size: 1.125rem;
    font-weight: 700;
    letter-spacing: -0.02em;
    text-decoration: none;
  }

  .desk-nav {
    display: flex;
    flex: 1;
    gap: 0 28px;
    min-width: 0;

    ul {
      display: flex;
      gap: 0 22px;
    }

    ${choiceLinks}

    a {
      display: flex;
      align-items: center;
      height: 55px;
      padding: 0;
    }
  }

  .desk-nav-second {
    padding-left: 28px !important;
    border-left: 1px solid var(--line);
    font-size: 0.875rem;
  }

  .desk-health {
    color: var(--ink-2);
    text-decoration: none;
    white-space: nowrap;

    &:hover {
      text-decoration: underline;
    }
  }

  .desk-operator {
    display: flex;
    align-items: center;
    gap: 16px;
    white-space: nowrap;

    a {
      display: inline-block;
      padding: 8px 0;
      text-decoration-color: var(--line);
      max-width: 12em;
      overflow: hidden;
      text-overflow: ellipsis;
    }

    button {
      padding: 8px 0;
      border: 0;
      background: none;
      color: var(--ink-2);
      font-size: 0.875rem;
      text-decoration: underline;
      text-decoration-color: var(--line);
      text-underline-offset: 0.18em;
    }
  }

  > main {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
  }

  .map-bar {
    ${headBar}

    gap: 4px 24px;
    padding: 10px var(--edge);

    h1 {
      min-width: 0;
      overflow-wrap: anywhere;
    }

    nav {
      display: flex;
      flex-wrap: wrap;
      gap: 0 18px;
      margin-right: auto;

      ${choiceLinks}

      a {
        padding: 8px 0;
      }
    }
  }

  @media (max-width: 1199px) {
    .desk-bar {
      flex-wrap: wrap;
    }

    .desk-home,
    .desk-health,
    .desk-operator {
      min-height: 48px;
      display: inline-flex;
      align-items: center;
    }

    .desk-health {
      margin-left: auto;
    }

    .desk-nav {
      order: 1;
      flex: 1 0 100%;
      overflow-x: auto;
      margin-inline: calc(-1 * var(--edge));
      padding-inline: var(--edge);
      border-top: 1px solid var(--line);
      gap: 22px;
      scrollbar-width: none;

      a {
        height: 44px;
      }
    }

    .desk-nav-second {
      padding-left: 22px !important;
    }
  }

  @media (max-width: 519px) {
    .map-bar > .ui-label {
      display: none;
    }

    .desk-bar {
      gap: 0 12px;
    }

    .desk-health {
      flex: 1 1 0;
      min-width: 0;
      justify-content: end;
    }

    .desk-health .ui-lamp {
      line-height: 1.25;
      white-space: normal;
    }

    .desk-operator form {
      display: none;
    }
  }
`
