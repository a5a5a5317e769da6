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

  .map-card > img {
    display: block;
    width: 100%;
    max-width: 600px;
    height: auto;
    border: 1px solid var(--rule);
    background: var(--sheet);
  }

  .map-card-form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--space-2);
    margin-top: var(--space-4);
  }

  @media (min-width: 960px) {
    .map-card {
      display: grid;
      grid-template-columns: minmax(0, 600px) minmax(0, 1fr);
      gap: 0 var(--space-7);

      > h2 {
        grid-column: 1 / -1;
      }

      > .map-card-form {
        align-content: end;
        margin-top: 0;
      }
    }
  }

  .map-more > summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
    font-weight: 600;
  }

  .map-files {
    margin-bottom: var(--space-3);
  }

  .map-delete {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3) var(--space-6);
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);

    .ui-button {
      border-color: var(--red-text);
      color: var(--red-text);
    }
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
    .map-files > * {
      flex: 1 1 40%;
    }
  }

  @media print {
    .map-card,
    .map-delete > .ui-button,
    #take-along {
      display: none !important;
    }
  }
`
