import styled from 'styled-components'

export const SpecimenFrame = styled.figure`
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    align-items: center;
    justify-content: space-between;
  }

  p {
    flex: 1 0 100%;
    max-width: none;
    padding: var(--space-2) max(0px, 100% - 52ch) 0 0;
  }

  span {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    text-underline-offset: 4px;
  }

  &.sheet {
    border-block: 1px solid var(--line);

    /* Served by the site. */
    &::before {
      content: "";
      display: block;
      aspect-ratio: 1172 / 362;
      background: url("/map/words.svg") center / contain no-repeat;
    }

    @media (max-width: 719px) {
      &::before {
        background-image: url("/map/line.svg");
      }
    }
  }

  &.stamp {
    padding: var(--space-4) 0 var(--space-4) 80px;
    border-block: 1px solid var(--line);
    background: url("/map/mark.svg") 0 50% / 64px no-repeat;
  }
`
