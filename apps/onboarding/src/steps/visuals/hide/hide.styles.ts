import { css } from 'styled-components'

export const hideStyles = css`
  .ui-dialog:has(.blur-stage) {
    width: min(920px, calc(100vw - 2 * var(--gutter)));
  }

  .blur-stage {
    --room: min(52vh, max(160px, 100dvh - 460px));
    display: grid;
    place-items: center;
    min-height: 160px;
    background: repeating-linear-gradient(45deg, var(--bg-2) 0 6px, var(--sheet) 6px 12px);
  }

  .blur-stage[data-zoomed] {
    place-items: start;
    max-height: var(--room);
    overflow: auto;
    border: 1px solid var(--line);
  }

  .blur-canvas {
    display: block;
    max-width: 100%;
    max-height: var(--room);
    outline: 1px solid var(--ink);
    touch-action: none;
    cursor: none;
  }

  .blur-stage[data-zoomed] > .blur-canvas {
    width: calc(100% * var(--zoom));
    max-width: none;
    max-height: none;
  }

  .blur-canvas[data-moving] {
    touch-action: pan-x pan-y;
    cursor: grab;
  }

  .blur-zoom {
    display: flex;
    gap: 16px;
    align-items: center;
  }

  .blur-tools,
  .blur-sizes {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
  }

  .blur-sizes > .ui-label {
    margin-right: 4px;
  }

  .blur-sizes > label {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 32px;
    cursor: pointer;
  }

  .blur-sizes input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--ink);
  }

  @media (max-width: 519px) {
    .blur-sizes {
      gap: 4px 12px;
    }

    .blur-sizes > .ui-label {
      flex-basis: 100%;
    }
  }
`
