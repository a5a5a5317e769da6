import { css } from 'styled-components'

export const noticeStyles = css`
  .notice-drawing {
    display: grid;
    place-items: center;
    padding: 28px;
    border-left: 1px solid var(--rule);
    background-color: var(--bg);
  }

  .notice-board {
    max-width: 300px;
  }

  @media (max-width: 959px) {
    .notice-drawing {
      border-top: 1px solid var(--rule);
      border-left: 0;
    }
  }
`
