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
    --canvas-width: calc(100% * var(--zoom));
    --canvas-limit: none;
    place-items: start;
    max-height: var(--room);
    overflow: auto;
    border: 1px solid var(--line);
  }

  .blur-canvas {
    display: block;
    width: var(--canvas-width, auto);
    max-width: var(--canvas-limit, 100%);
    max-height: var(--canvas-limit, var(--room));
    outline: 1px solid var(--ink);
    touch-action: none;
    cursor: none;
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

  .blur-label {
    margin-right: 4px;
  }

  .blur-size {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 32px;
    cursor: pointer;
  }

  .blur-size-input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--ink);
  }

  @media (max-width: 519px) {
    .blur-sizes {
      gap: 4px 12px;
    }

    .blur-label {
      flex-basis: 100%;
    }
  }
`
