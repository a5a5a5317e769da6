import { css } from 'styled-components'
import { flaggedBox } from '../../wizard/shared.styles.ts'

export const refusedStyles = css`
  .refused-list {
    display: grid;
    gap: 8px;
    margin: 0;
  }

  .refused-list:empty {
    display: contents;
  }

  .refused {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
    padding: 12px 16px;
    ${flaggedBox}
    border-left-color: var(--red);
    overflow-wrap: anywhere;
  }

  .refused-text {
    flex: 1 1 260px;
  }

  .refused-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
  }

  .refused-action {
    min-height: 44px;
    padding: 8px 16px;
  }
`
