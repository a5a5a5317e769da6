import { css } from 'styled-components'
import { labelText, ruledList, twoLines } from '../../wizard/shared.styles.ts'

export const surveyStyles = css`
  .facts {
    ${ruledList}
  }

  .fact {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr);
    gap: 16px;
    align-items: baseline;
    padding: 13px 0;
    border-bottom: 1px solid var(--line);
  }

  .fact-name {
    ${labelText}
    text-transform: uppercase;
    color: var(--ink-2);
  }

  .choices {
    display: grid;
    gap: 10px;
  }

  .choice {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 18px;
    align-items: center;
    min-height: 62px;
    padding: 14px 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    cursor: pointer;
    font-size: var(--text-lead);
    line-height: 1.3;
    transition: background-color 0.12s var(--ease);
  }

  .choice-input {
    position: absolute;
    inset: 0;
    margin: 0;
    appearance: none;
    border-radius: var(--radius);
    cursor: pointer;
  }

  .choice:hover {
    border-color: var(--rule);
  }

  .choice:has(:checked) {
    border-color: var(--rule);
    --key: var(--ink);
    --key-text: var(--on-ink);
    box-shadow: inset 0 0 0 1px var(--rule);
    background: white;
  }

  .choice-key {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border: 1px solid var(--key, var(--line));
    background: var(--key, none);
    color: var(--key-text, inherit);
    font: 500 var(--text-label) / 1 var(--mono);
  }

  .question-hint {
    margin-top: -12px;
    font-size: var(--text-lead);
  }

  .answers {
    border-top: 1px solid var(--line);
    list-style: none;
  }

  .answers-row {
    display: grid;
    gap: 2px;
    width: 100%;
    padding: 12px 4px;
    border: 0;
    border-bottom: 1px solid var(--line);
    background: none;
    color: inherit;
    cursor: pointer;
    font: inherit;
    text-align: left;
  }

  .answers-row:hover {
    background: var(--bg-2);
  }

  .answers-question {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  .answers-given {
    ${twoLines}
  }

  .answer-text {
    field-sizing: content;
    max-height: 70vh;
  }

  /* Empty it would take a gap of the field. */
  .answer-left-out:empty {
    position: absolute;
  }

  @media (max-width: 519px) {
    .choice {
      gap: 14px;
      padding: 12px 14px;
    }
  }

  @media (forced-colors: active) {
    .choice:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`
