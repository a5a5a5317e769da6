import styled from 'styled-components'
import { BareButton } from '../parts/button.styles.ts'
import { stacked } from './panes.styles.ts'

export const Foot = styled.footer`
  --key-display: inline-block;

  grid-row: 6;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 18px;
  min-height: 52px;
  padding: 8px var(--edge);
  border-top: 1px solid var(--ink);
  background: var(--bg);

  @media ${stacked} {
    position: sticky;
    bottom: 0;
  }
`

export const Progress = styled.progress`
  flex: 1 1 120px;
  height: 6px;
  border: 0;
  background: var(--line);
  appearance: none;

  @media ${stacked} {
    flex-basis: 40px;
  }

  &::-webkit-progress-bar {
    background: var(--line);
  }

  &::-webkit-progress-value {
    background: var(--green);
  }

  &::-moz-progress-bar {
    background: var(--green);
  }
`

export const SavedText = styled.span<{ $retrying: boolean }>`
  min-width: 9em;
  color: ${({ $retrying }) => $retrying && 'var(--red-text)'};
`

export const FootButton = styled(BareButton)`
  &:disabled {
    opacity: 0.45;
  }

  @media (pointer: coarse) {
    && {
      min-height: 44px;
    }
  }
`
