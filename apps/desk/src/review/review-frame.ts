import styled from 'styled-components'

/** Two panes between a bar and a foot; on narrow screens one column with its foot in sight. */
export const ReviewFrame = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto minmax(0, 1fr) auto;
  min-height: 0;

  > * {
    grid-column: 1;
  }

  .review-bar {
    grid-row: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 24px;
    min-height: 56px;
    padding: 8px var(--edge);
    border-bottom: 1px solid var(--ink);

    h1 {
      max-width: 16em;
      overflow: hidden;
      font-size: 1.125rem;
      line-height: 1.3;
      letter-spacing: -0.02em;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  .review-back {
    padding: 8px 0;
    border: 0;
    background: none;
    color: var(--ink-2);
  }

  .review-state {
    color: var(--ink-2);
  }

  .review-deeds {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-left: auto;
  }

  .undo-bar {
    grid-row: 2;
  }

  .trouble {
    grid-row: 3;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 24px;
    padding: 10px var(--edge);
    border-bottom: 1px solid var(--ink);
    background: color-mix(in srgb, var(--yellow) 22%, var(--bg));

    &[data-tone="loud"] {
      box-shadow: inset 3px 0 0 var(--red);
    }
  }

  .trouble-unsaved {
    margin: 0;
    padding: 0;
    list-style: none;
    max-height: 20vh;
    overflow: auto;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .review-panes {
    grid-row: 4;
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(340px, 34vw, 500px);
    grid-template-rows: minmax(0, 1fr);
    min-height: 0;
  }

  .review-sheet {
    display: block;
    width: 100%;
    max-width: none;
    margin: 0;
    padding: 28px clamp(24px, 4vw, 56px) 64px;
    overflow-y: auto;
    border-right: 1px solid var(--ink);
    background: var(--sheet);
  }

  .review-title {
    margin: 6px 0 10px;
    font-size: clamp(2.25rem, 3.6vw, 3.25rem);
    line-height: 0.98;
    letter-spacing: var(--tight);
  }

  .review-hand,
  .review-facts {
    color: var(--ink-2);
    font-size: 0.875rem;
  }

  .map-board {
    margin: 12px 0;
  }

  .review-section {
    max-width: 860px;

    h3 {
      margin: 26px 0 4px;
      font-size: 1.375rem;
      line-height: 1.1;
      letter-spacing: -0.02em;
    }

    h4 {
      margin: 14px 0 0 38px;
      color: var(--ink-2);
      font-weight: 500;
    }
  }

  .rows {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .row {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr) auto;
    gap: 12px;
    margin: 0 -14px;
    padding: 9px 14px;
    border-left: 3px solid transparent;
    font-size: 1.0625rem;
    scroll-margin: 90px 0 60px;

    &[data-at] {
      border-left-color: var(--ink);
      background: var(--bg);
    }

    &:focus-visible {
      outline: none;
    }

    &:focus-visible[data-at] {
      box-shadow: inset 0 0 0 1px var(--ink);
    }

    .map-sentence {
      max-width: none;
      margin: 0;
      padding: 0;
      font-size: inherit;
      color: inherit;
    }

    .map-sentence strong {
      display: inline;
      font-size: inherit;
      letter-spacing: 0;
      line-height: inherit;
    }

    .map-number {
      display: none;
    }

    &[data-kind="frame"],
    &[data-kind="note"] {
      color: var(--ink-2);
      font-size: 0.9375rem;
    }

    &[data-status="dropped"] .map-sentence {
      color: var(--gray-text);
      text-decoration: line-through;
    }

    &[data-at] .map-chip {
      background: var(--ink);
      color: var(--sheet);
    }
  }

  .row-number,
  .row-status {
    font: 500 0.75rem / 1.9 var(--mono);
    color: var(--gray-text);
    text-transform: uppercase;
    white-space: nowrap;
  }

  .row-status[data-status="kept"] {
    color: var(--green-text);
  }

  .row-status:is([data-status="edited"], [data-status="stale"]) {
    color: var(--yellow-text);
  }

  .row-status[data-status="dropped"] {
    color: var(--red-text);
  }

  .row:is([data-kind="frame"], [data-kind="note"]) .row-status[data-status="open"] {
    visibility: hidden;
  }

  .row-base {
    margin-top: 4px;
    color: var(--ink-2);
    font-size: 0.875rem;
  }

  .row-problem {
    color: var(--red-text);
    font-size: 0.9375rem;
  }

  .row-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 10px;
  }

  .trouble .row-buttons {
    margin-top: 0;
  }

  .editor-text {
    padding: 8px 10px;
    border: 1px solid var(--ink);
    background: var(--sheet);
    line-height: 1.7;
    white-space: pre-wrap;
    overflow-wrap: anywhere;

    &:focus-within {
      box-shadow: inset 0 0 0 1px var(--ink);
    }
  }

  .editor-words {
    padding: 2px 2px;
    outline: none;
    box-decoration-break: clone;

    &:empty {
      padding-inline: 8px;
      background: var(--line-2);
    }

    &:focus {
      background: color-mix(in srgb, var(--yellow) 22%, transparent);
    }
  }

  .editor-slot {
    padding: 2px 4px;
    background: var(--bg-2);
    color: var(--ink-2);

    b {
      font: 500 0.75rem / 1 var(--mono);
      color: var(--ink);
    }

    button {
      width: 24px;
      height: 24px;
      margin-left: 4px;
      padding: 0;
      border: 1px solid var(--line);
      background: var(--sheet);
      line-height: 1;
    }
  }

  .review-side {
    display: flex;
    flex-direction: column;
    gap: 14px;
    padding: 24px clamp(16px, 2vw, 28px);
    overflow-y: auto;
  }

  .evidence-card {
    padding: 14px 16px;
    border: 1px solid var(--line);
    background: var(--sheet);
    overflow-wrap: anywhere;

    &:target {
      border-color: var(--ink);
    }

    &[data-kind="other"] {
      border-style: dashed;
      background: none;
    }

    > p + p {
      margin-top: 6px;
    }

    ul {
      margin: 6px 0 0;
      padding: 0;
      list-style: none;
    }

    li + li {
      margin-top: 4px;
    }

    b {
      font-weight: 600;
    }

    mark {
      padding: 0 1px;
      background: color-mix(in srgb, var(--yellow) 40%, transparent);
      color: inherit;
    }
  }

  .evidence-question {
    color: var(--ink-2);
  }

  .evidence-answer {
    white-space: pre-wrap;
  }

  .evidence-hidden {
    color: var(--red-text);
  }

  .evidence-more {
    display: grid;
    gap: 14px;

    summary {
      padding: 8px 0;
      cursor: pointer;
    }

    .evidence-card + .evidence-card {
      margin-top: 14px;
    }
  }

  .evidence-history {
    font-size: 0.875rem;

    summary {
      padding: 4px 0;
      cursor: pointer;
    }

    ol {
      margin: 4px 0 0;
      padding-left: 1.4em;
    }
  }

  .evidence-rule {
    margin-top: auto;
    padding-top: 12px;
  }

  .evidence-picture {
    margin-top: 10px;

    img {
      width: 100%;
      max-height: 300px;
      object-fit: contain;
      background: var(--bg-2);
    }

    .evidence-palette {
      display: flex;
      height: 20px;
      margin: 8px 0;
    }

    .evidence-palette li {
      flex: 1 1 0;
      margin: 0;
    }

    dl {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 2px 16px;
      font-size: 0.875rem;
    }

    dl > div {
      display: flex;
      justify-content: space-between;
      gap: 8px;
    }

    dt {
      color: var(--ink-2);
    }
  }

  .review-foot {
    grid-row: 5;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 18px;
    min-height: 52px;
    padding: 8px var(--edge);
    border-top: 1px solid var(--ink);
    background: var(--bg);

    progress {
      flex: 1 1 120px;
      height: 6px;
      border: 0;
      background: var(--line);
      appearance: none;
    }

    progress::-webkit-progress-bar {
      background: var(--line);
    }

    progress::-webkit-progress-value {
      background: var(--green);
    }

    progress::-moz-progress-bar {
      background: var(--green);
    }

    button {
      min-height: 28px;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      text-transform: inherit;
    }
  }

  .review-saved {
    min-width: 9em;

    &[data-saving="retrying"] {
      color: var(--red-text);
    }
  }

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
    margin: 0;
    padding: 0;
    list-style: none;

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

  @media (max-width: 959px), (max-height: 559px) {
    .review-panes {
      display: block;
    }

    .review-sheet {
      border: 0;
      overflow: visible;
      padding-inline: var(--edge);
    }

    .review-side {
      overflow: visible;
      border-top: 1px solid var(--ink);
    }

    .map-board {
      max-height: 60vh;
      overflow: auto;
    }

    .review-foot {
      position: sticky;
      bottom: 0;
    }

    .row-sentence > .evidence-card,
    .row-sentence > .evidence-more,
    .row-sentence > p.ui-label {
      margin-top: 12px;
    }
  }

  @media (max-width: 519px) {
    .row {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 12px;
    }

    .row-sentence {
      grid-row: 2;
      grid-column: 1 / -1;
    }

    .review-section h4 {
      margin-left: 0;
    }

    .review-deeds {
      width: 100%;
      margin: 0;

      > * {
        flex: 1 1 40%;
      }
    }

    kbd {
      display: none;
    }

    .review-foot kbd {
      display: inline-block;
    }
  }
`
