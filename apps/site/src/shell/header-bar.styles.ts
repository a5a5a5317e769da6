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

  .knob {
    position: relative;
    width: 28px;
    height: 14px;
    border: 1px solid currentColor;
    border-radius: 7px;
    background: var(--track, none);
  }

  .knob::after {
    content: "";
    position: absolute;
    inset: 2px auto 2px 2px;
    width: 8px;
    border-radius: 50%;
    background: var(--thumb, currentColor);
    transform: translateX(var(--moved, 0));
    transition: transform 0.16s var(--ease);
  }

  .quiet[aria-pressed="true"] {
    --track: var(--ink);
    --thumb: var(--bg);
    --moved: 14px;
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
