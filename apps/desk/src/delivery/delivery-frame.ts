import styled from 'styled-components'

export const DeliveryFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 420px);
  gap: 32px clamp(24px, 5vw, 72px);
  align-items: start;
  padding: 28px var(--edge) 64px;

  h2 {
    margin-bottom: 12px;
    font-size: 1.375rem;
    letter-spacing: -0.02em;
  }

  .delivery-mail {
    padding: 20px 24px;
    border: 1px solid var(--line);
    background: var(--sheet);
  }

  .delivery-mail > .ui-lamp {
    font: 600 1.25rem / 1.35 var(--sans);
    letter-spacing: -0.01em;
    text-transform: none;
    align-items: baseline;
  }

  .delivery-error {
    margin-top: 12px;
    overflow-wrap: anywhere;

    code {
      font: 500 0.875rem / 1.5 var(--mono);
      color: var(--red-text);
    }
  }

  dl {
    margin-top: 18px;
  }

  dl > div {
    display: grid;
    grid-template-columns: 8.5em minmax(0, 1fr);
    gap: 12px;
    padding: 8px 0;
    border-top: 1px solid var(--line);
  }

  dt {
    color: var(--ink-2);
  }

  dd {
    overflow-wrap: anywhere;
  }

  .delivery-links {
    margin-top: 24px;
  }

  .delivery-links li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 16px;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }

  .delivery-links li > span:first-child {
    flex: 1 1 260px;
  }

  .delivery-actions {
    display: grid;
    gap: 20px;
  }

  .delivery-action {
    display: grid;
    justify-items: start;
    gap: 8px;
    padding-top: 16px;
    border-top: 1px solid var(--ink);
  }

  .delivery-action p {
    color: var(--ink-2);
  }

  .delivery-action .ui-field {
    width: 100%;
  }

  .delivery-action form {
    display: grid;
    justify-items: start;
    gap: 12px;
    width: 100%;
  }

  .delivery-outcome {
    grid-column: 1 / -1;
    max-width: none;
    padding: 12px 16px;
    border: 1px solid var(--ink);
    background: var(--sheet);
  }

  .delivery-outcome:empty {
    display: none;
  }

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
