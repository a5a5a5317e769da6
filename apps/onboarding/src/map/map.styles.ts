import styled from 'styled-components'

export const MapShell = styled.main`
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

  .map-card-form,
  .map-card-choices {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--space-3);
  }

  .map-card-picture {
    display: block;
    width: 100%;
    max-width: 600px;
    height: auto;
    border: 1px solid var(--rule);
    background: var(--sheet);

    &[data-form="portrait"] {
      max-width: 260px;
    }

    &[data-form="story"] {
      max-width: 200px;
    }
  }

  .map-card-choices {
    gap: var(--space-2);

    fieldset {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-4);
      margin: 0;
      padding: 0;
      border: 0;
    }

    [type="radio"] {
      border-radius: 50%;
    }
  }

  .map-card-size {
    display: block;
    color: var(--ink-2);
    font: 500 0.75rem / 1.25 var(--mono);
  }

  .map-card-quote {
    display: grid;
    gap: var(--space-1);
    width: 100%;

    select {
      width: 100%;
      max-width: 28.5em;
      min-height: 44px;
      padding-inline: var(--space-3);
      border: 1px solid var(--rule);
      border-radius: 2px;
      background: var(--sheet);
      color: inherit;
      font: inherit;
      text-overflow: ellipsis;
    }
  }

  .map-card-note {
    max-width: 28.5em;
    color: var(--ink-2);
    font-size: 0.9375rem;
  }

  @media (min-width: 960px) {
    .map-card-form {
      grid-template-columns: minmax(0, 600px) minmax(0, 1fr);
      gap: 0 var(--space-7);
      align-items: start;
    }
  }

  .map-more-head {
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
    .map-card-size {
      display: none;
    }

    .map-card-quote {
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-3);
      align-items: center;
    }
  }

  @media print {
    .map-card,
    #take-along {
      display: none !important;
    }
  }
`

export const Files = styled.div`
  margin-bottom: var(--space-3);

  @media (max-width: 519px) {
    && {
      gap: var(--space-2);
    }

    > * {
      flex: 1 1 auto;
      padding-inline: var(--space-3);
    }
  }
`

export const DeleteNow = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);

  p {
    flex: 1 1 12em;
  }

  .ui-button {
    border-color: var(--red-text);
    color: var(--red-text);

    @media print {
      display: none;
    }
  }
`
