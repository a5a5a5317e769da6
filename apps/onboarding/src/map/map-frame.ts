import styled from 'styled-components'

export const MapFrame = styled.main`
  .re-map-drop {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    padding: var(--space-5);
    border: 1px dashed var(--rule);
    background: var(--sheet);
    margin-bottom: var(--space-4);

    &[data-over] {
      background: var(--bg-2);
    }

    input {
      min-height: 44px;
      max-width: 100%;
    }
  }

  .re-map-error {
    color: var(--red-text);
  }

  .map-card-form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--space-2);
    margin-block: var(--space-5);
  }

  .map-chat summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
    font-weight: 600;
  }

  .copy-block {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    justify-items: start;

    textarea {
      width: 100%;
      padding: var(--space-4);
      border: 1px solid var(--rule);
      background: var(--sheet);
      color: inherit;
      font: 500 0.8125rem / 1.6 var(--mono);
    }
  }

  @media (scripting: none) {
    .re-map,
    .copy-button {
      display: none;
    }
  }

  @media (max-width: 519px) {
    .map-actions > * {
      flex: 1 1 100%;
    }
  }

  .map-actions .map-delete {
    border-color: var(--red-text);
    color: var(--red-text);
  }

  @media print {
    .re-map,
    #take-along {
      display: none !important;
    }
  }
`
