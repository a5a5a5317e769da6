import styled from 'styled-components'

export const ExportFrame = styled.div`
  form {
    display: grid;
    gap: var(--space-5);
    width: min(560px, 100%);
    padding: 28px var(--edge) var(--space-8);
  }

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 28px;
  }

  legend {
    padding-bottom: 4px;
    font-weight: 600;
  }

  fieldset label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
  }

  input[type="radio"] {
    width: 18px;
    height: 18px;
    accent-color: var(--ink);
  }

  select {
    min-height: 44px;
    padding: 8px 12px;
    font-size: inherit;
  }

  .export-days {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    gap: 16px;
  }

  .export-hint {
    color: var(--ink-2);
  }
`
