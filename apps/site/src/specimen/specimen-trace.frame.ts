import styled from 'styled-components'

export const SpecimenTraceFrame = styled.div`
  background: url("/map/gates-words.svg") center / 100% 100% no-repeat;

  svg {
    display: block;
    width: 100%;
    height: auto;
    fill: none;
    stroke: var(--ink);
  }

  /* Here the words would be smaller than 11 px. */
  @media (max-width: 599px), (min-width: 960px) and (max-width: 1099px) {
    background-image: url("/map/gates.svg");
  }
`
