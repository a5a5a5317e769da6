import styled from 'styled-components'

export const DeleteSheet = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 560px;

  .problem {
    color: var(--red-text);
    font-weight: 600;
  }

  .problem:empty {
    display: none;
  }

  .deeds {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`
