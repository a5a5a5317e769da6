import { Container } from '@wiring/ui/section'
import styled from 'styled-components'

/** Styles the two buttons in it, which run in the browser, by their classes. */
export const HeaderBar = styled(Container)`
  display: flex;
  align-items: center;
  gap: var(--space-5);
  min-height: var(--header);

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

  @media (scripting: none) {
    .quiet {
      display: none;
    }
  }

  @media (max-width: 719px) {
    flex-wrap: wrap;
    gap: 0 var(--space-4);

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
    }
  }
`
