import { css } from 'styled-components'
import { twoLines } from '../../wizard/shared-styles.ts'

export const bayStyles = css`
  .bays {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px;
    margin: 0;
  }

  .bay {
    display: grid;
    grid-template-rows: auto auto auto 1fr auto;
    min-width: 0;
    border: 1px solid var(--line);
    background: var(--sheet);
  }

  .bay:not([data-state="empty"]) {
    border-color: var(--rule);
  }

  .bay[data-state="empty"] {
    border-style: dashed;
  }

  .bay-head {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    justify-content: space-between;
    padding: 10px 12px;
  }

  .bay-view {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 4 / 3;
    overflow: hidden;
    background: var(--bg-2);
  }

  .bay[data-state="empty"] > .bay-view {
    background: transparent;
  }

  .bay-view > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  .bay[data-state="reading"] > .bay-view::after {
    content: "";
    position: absolute;
    inset: 0 auto 0 0;
    width: 2px;
    background: var(--green);
    animation: bay-scan 1.4s linear infinite alternate;
  }

  @keyframes bay-scan {
    from {
      left: 0;
    }
    to {
      left: calc(100% - 2px);
    }
  }

  .bay-progress {
    appearance: none;
    display: block;
    width: 100%;
    position: relative;
    height: 6px;
    margin: -6px 0 0;
    border: 0;
    background: var(--line);
  }

  .bay-progress::-webkit-progress-bar {
    background: var(--line);
  }

  .bay-progress::-webkit-progress-value {
    background: var(--green);
  }

  .bay-progress::-moz-progress-bar {
    background: var(--green);
  }

  .bay-words {
    display: grid;
    gap: 4px;
    align-content: start;
    padding: 12px 12px 4px;
  }

  .bay-name {
    ${twoLines}
    font-size: var(--text-small);
    font-weight: 600;
    line-height: 1.3;
  }

  .bay-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
  }

  .bay-facts > span {
    white-space: nowrap;
  }

  .bay-actions {
    display: flex;
    flex-wrap: wrap;
    align-self: end;
    gap: 0 16px;
    padding: 0 8px 4px;
  }

  .bay-actions > .ui-button {
    font-size: var(--text-small);
  }

  @media (max-width: 619px) {
    .bays {
      grid-template-columns: minmax(0, 1fr);
      gap: 10px;
    }

    .bay:not([data-state="empty"]) {
      grid-template: auto auto 1fr auto / 128px minmax(0, 1fr);
    }

    .bay-view {
      grid-area: 1 / 1 / -1 / 2;
      aspect-ratio: auto;
      min-height: 128px;
    }

    .bay-progress {
      margin: 0;
    }

    .bay:not([data-state="empty"]) > :not(.bay-view) {
      grid-column: 2;
    }

    .bay[data-state="empty"] > .bay-view {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .bay-progress {
      appearance: auto;
    }
  }
`
