import styled, { css } from 'styled-components'

/** The panes scroll, not the page. */
const filled = css`
  @media (min-width: 960px) and (min-height: 560px) {
    height: 100dvh;
  }
`

export const Page = styled.div<{ $fills?: boolean }>`
  --text-label: 0.75rem;
  --edge: 24px;

  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  font-size: 0.9375rem;
  line-height: 1.45;

  ${({ $fills }) => $fills && filled}

  /* No more than an element counts: every part may set its own width. */
  body :where(&) p {
    max-width: 68ch;
  }

  @media (max-width: 719px) {
    --edge: 16px;
  }
`
