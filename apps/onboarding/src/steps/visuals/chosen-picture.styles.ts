import { css } from 'styled-components'
import { twoLines } from '../../wizard/shared.styles.ts'

export const chosenPictureStyles = css`
  .pictures {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px;
    margin: 0;
  }

  .picture {
    display: grid;
    grid-template-rows: auto auto auto 1fr auto;
    min-width: 0;
    border: 1px solid var(--line);
    background: var(--sheet);
  }

  .picture:not([data-state="empty"]) {
    border-color: var(--rule);
  }

  .picture[data-state="empty"] {
    --view: transparent;
    border-style: dashed;
  }

  .picture-head {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    justify-content: space-between;
    padding: 10px 12px;
  }

  .picture-view {
    position: relative;
    display: var(--view-display, grid);
    place-items: center;
    aspect-ratio: 4 / 3;
    overflow: hidden;
    background: var(--view, var(--bg-2));
  }

  .picture-image {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  .picture[data-state="reading"] {
    --scan: "";
  }

  .picture-view::after {
    content: var(--scan, none);
    position: absolute;
    inset: 0 auto 0 0;
    width: 2px;
    background: var(--green);
    animation: picture-scan 1.4s linear infinite alternate;
  }

  @keyframes picture-scan {
    from {
      left: 0;
    }
    to {
      left: calc(100% - 2px);
    }
  }

  .picture-progress {
    appearance: none;
    display: block;
    width: 100%;
    position: relative;
    height: 6px;
    margin: -6px 0 0;
    border: 0;
    background: var(--line);
  }

  .picture-progress::-webkit-progress-bar {
    background: var(--line);
  }

  .picture-progress::-webkit-progress-value {
    background: var(--green);
  }

  .picture-progress::-moz-progress-bar {
    background: var(--green);
  }

  .picture-text {
    display: grid;
    gap: 4px;
    align-content: start;
    padding: 12px 12px 4px;
  }

  .picture-name {
    ${twoLines}
    font-size: var(--text-small);
    font-weight: 600;
    line-height: 1.3;
  }

  .picture-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
  }

  .picture-fact {
    white-space: nowrap;
  }

  .picture-actions {
    display: flex;
    flex-wrap: wrap;
    align-self: end;
    gap: 0 16px;
    padding: 0 8px 4px;
  }

  .picture-action {
    font-size: var(--text-small);
  }

  @media (max-width: 619px) {
    .pictures {
      grid-template-columns: minmax(0, 1fr);
      gap: 10px;
    }

    .picture:not([data-state="empty"]) {
      --column: 2;
      grid-template: auto auto 1fr auto / 128px minmax(0, 1fr);
    }

    .picture-view {
      grid-area: 1 / 1 / -1 / 2;
      aspect-ratio: auto;
      min-height: 128px;
    }

    .picture-progress {
      margin: 0;
    }

    .picture-head,
    .picture-progress,
    .picture-text,
    .picture-actions {
      grid-column: var(--column, auto);
    }

    .picture[data-state="empty"] {
      --view-display: none;
    }
  }

  @media (forced-colors: active) {
    .picture-progress {
      appearance: auto;
    }
  }
`
