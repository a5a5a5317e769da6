import { css } from 'styled-components'

export const receiptStyles = css`
  .address {
    display: grid;
    gap: 4px;
  }

  .address-shown {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }

  .address-outcome:empty {
    display: none;
  }

  .address-form {
    display: grid;
    gap: 20px;
  }

  .receipt-address {
    padding-top: 8px;
    border-top: 1px solid var(--line);
    font-size: var(--text-small);
  }

  .receipt,
  .hand-off {
    display: grid;
    gap: 8px;
    padding: 14px 16px 6px;
    border: 1px solid var(--line);
    background: var(--sheet);
  }

  .hand-off-hint {
    padding-bottom: 8px;
  }

  .receipt-lines {
    display: grid;
    gap: 4px;
    color: var(--ink-2);
  }

  .receipt-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }

  .receipt-action {
    min-height: 44px;
    padding: 4px 0;
    font-size: var(--text-small);
  }

  .qr {
    width: min(260px, 100%);
    border: 1px solid var(--line);
  }

  @media (forced-colors: active) {
    .receipt-action {
      margin-block: 4px;
      padding-inline: 10px;
    }
  }
`
