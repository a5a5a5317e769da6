import styled from 'styled-components'

export const WaitlistFrame = styled.div`
  --green: var(--phosphor);
  border: 1px solid var(--phosphor);
  background: var(--sheet);

  .register {
    overflow: hidden;
    border-bottom: 1px solid var(--line);
    background-color: var(--bg);
  }

  .register svg {
    height: 176px;
  }

  /* The end of the register is out of sight here, and with it the end of this line. */
  @media (max-width: 599px) {
    .ui-mark[data-quiet],
    .clock {
      display: none;
    }
  }

  .desk {
    overflow-wrap: anywhere;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    align-content: center;
    max-width: 860px;
    padding: clamp(24px, 4vw, 56px);
  }

  .promise {
    color: var(--ink-2);
    max-width: 29em;
    text-wrap: balance;
  }
`
