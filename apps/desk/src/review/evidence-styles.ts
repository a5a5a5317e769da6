import { css } from 'styled-components'

export const evidenceStyles = css`
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

    &[data-folded] {
      padding-block: 4px;
      background: none;
    }

    summary {
      padding-block: 8px;
      cursor: pointer;

      @media (pointer: coarse) {
        padding-block: 13px;
      }
    }

    details > p {
      margin-top: 6px;
    }

    details[open] {
      padding-bottom: 10px;
    }

    &[data-kind="other"] {
      border-style: dashed;
      background: none;
    }

    > p + p {
      margin-top: 6px;
    }

    ul {
      margin-top: 6px;
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
      margin-top: 4px;
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
`
