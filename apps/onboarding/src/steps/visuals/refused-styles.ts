import { css } from 'styled-components'
import { flaggedBox } from '../../wizard/shared-styles.ts'

export const refusedStyles = css`
  .misfits {
    display: grid;
    gap: 8px;
    margin: 0;
  }

  .misfits:empty {
    display: contents;
  }

  .misfit {
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

  .misfit-words {
    flex: 1 1 260px;
  }

  .misfit-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
  }

  .misfit-actions > .ui-button:not([data-kind="quiet"]) {
    min-height: 44px;
    padding: 8px 16px;
  }
`
