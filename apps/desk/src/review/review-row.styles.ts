import type { Sentence as SnapshotSentence } from '@wiring/map/snapshot'
import styled from 'styled-components'
import { ButtonRow } from '../parts/button.styles.ts'

export type RowStatus = 'open' | 'kept' | 'edited' | 'dropped' | 'stale'

interface RowProps {
  $atCursor: boolean
  $kind: SnapshotSentence['kind']
}

export const RowItem = styled.li<RowProps>`
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr) auto;
  gap: 12px;
  margin: 0 -14px;
  padding: 9px 14px;
  border-left: 3px solid ${({ $atCursor }) => ($atCursor ? 'var(--ink)' : 'transparent')};
  background: ${({ $atCursor }) => $atCursor && 'var(--bg)'};
  color: ${({ $kind }) => $kind !== 'claim' && 'var(--ink-2)'};
  font-size: ${({ $kind }) => ($kind === 'claim' ? '1.0625rem' : '0.9375rem')};
  scroll-margin: 90px 0 60px;

  &:focus-visible {
    outline: none;
    box-shadow: ${({ $atCursor }) => $atCursor && 'inset 0 0 0 1px var(--ink)'};
  }

  @media (max-width: 519px) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
  }
`

export const RowNumber = styled.span`
  color: var(--gray-text);
  font: 500 0.75rem / 1.9 var(--mono);
  text-transform: uppercase;
  white-space: nowrap;
`

const statusColors: Partial<Record<RowStatus, string>> = {
  kept: 'var(--green-text)',
  edited: 'var(--yellow-text)',
  stale: 'var(--yellow-text)',
  dropped: 'var(--red-text)',
}

export const StatusText = styled(RowNumber)<{ $status: RowStatus; $hidden: boolean }>`
  && {
    color: ${({ $status }) => statusColors[$status]};
    visibility: ${({ $hidden }) => $hidden && 'hidden'};
  }
`

export const RowBody = styled.div`
  @media (max-width: 519px) {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`

/** A sentence as the page prints it, in the size and colour of the row. */
export const PrintedSentence = styled.div<{ $atCursor: boolean; $dropped: boolean }>`
  && > p {
    max-width: none;
    margin: 0;
    padding: 0;
    color: ${({ $dropped }) => ($dropped ? 'var(--gray-text)' : 'inherit')};
    font-size: inherit;
    text-decoration: ${({ $dropped }) => $dropped && 'line-through'};
  }

  && strong {
    display: inline;
    font-size: inherit;
    letter-spacing: 0;
    line-height: inherit;
  }

  && a {
    background: ${({ $atCursor }) => $atCursor && 'var(--ink)'};
    color: ${({ $atCursor }) => $atCursor && 'var(--sheet)'};
  }
`

export const BaseText = styled.p`
  margin-top: 4px;
  color: var(--ink-2);
  font-size: 0.875rem;
`

export const VerdictText = styled.p<{ $refused: boolean }>`
  margin-top: 6px;
  padding-left: 10px;
  border-left: 3px solid ${({ $refused }) => ($refused ? 'var(--red)' : 'var(--green)')};
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`

const Remark = styled.p`
  margin-top: 4px;
  font: 500 0.75rem / 1.6 var(--mono);
`

export const ChangeRemark = styled(Remark)`
  color: var(--ink);
`

export const Doubt = styled(Remark)<{ $settled: boolean }>`
  color: ${({ $settled }) => ($settled ? 'var(--gray-text)' : 'var(--yellow-text)')};

  &::before {
    content: "? ";
  }
`

export const RowProblem = styled.p`
  color: var(--red-text);
  font-size: 0.9375rem;
`

export const RowActions = styled(ButtonRow)`
  margin-top: 10px;
`

/** Evidence under its sentence, on a narrow screen. */
export const Below = styled.div`
  --evidence-gap: 12px;
`
