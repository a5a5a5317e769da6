import { css } from 'styled-components'

export const dialogStyles = css`
  .text-dialog {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
    margin-top: var(--space-4);

    > .ui-field {
      width: 100%;
    }
  }

  .overrule {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 8px 16px;
    width: 100%;

    select {
      min-height: 40px;
      padding: 4px 8px;
      border: 1px solid var(--rule);
      background: var(--sheet);
    }

    > p,
    > button {
      grid-column: 2;
      justify-self: start;
    }
  }

  .quotes {
    width: 100%;

    li {
      display: flex;
      align-items: start;
      justify-content: space-between;
      gap: 16px;
      padding: 10px 0;
      border-top: 1px solid var(--line);
      overflow-wrap: anywhere;
    }
  }
`
