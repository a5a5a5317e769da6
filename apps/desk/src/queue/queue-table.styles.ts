import styled, { css } from 'styled-components'
import { Flag } from '../parts/flag.styles.ts'
import { columnHeader } from '../parts/table.styles.ts'

export type QueueColumn = 'age' | 'name' | 'line' | 'circuit' | 'evidence' | 'flags' | 'state'

interface ColumnProps {
  $column: QueueColumn
}

const widths: Partial<Record<QueueColumn, string>> = {
  age: '136px',
  line: '152px',
  evidence: '116px',
  flags: '19%',
  state: '18%',
}

const quiet = ({ $column }: ColumnProps) => $column === 'evidence' || $column === 'state'

const column = css<ColumnProps>`
  width: ${({ $column }) => widths[$column]};
  padding-right: ${({ $column }) => ($column === 'state' ? 'var(--edge)' : '16px')};
  padding-left: ${({ $column }) => $column === 'age' && 'var(--edge)'};
  border-bottom: 1px solid var(--line);

  @media (max-width: 1099px) {
    display: ${({ $column }) => $column === 'evidence' && 'none'};
  }
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: left;

  @media (max-width: 719px) {
    display: block;
  }
`

export const Head = styled.thead`
  @media (max-width: 719px) {
    display: none;
  }
`

export const HeadCell = styled.th<ColumnProps>`
  ${column}
  ${columnHeader}

  height: 36px;
`

export const Rows = styled.tbody`
  @media (max-width: 719px) {
    display: block;
  }
`

const atCursor = css`
  background: var(--sheet);
  box-shadow: inset 3px 0 0 var(--ink);
`

const hovered = css`
  &:hover {
    background: color-mix(in srgb, var(--sheet) 60%, transparent);
  }
`

export const Row = styled.tr<{ $atCursor: boolean }>`
  position: relative;

  ${({ $atCursor }) => ($atCursor ? atCursor : hovered)}

  @media (max-width: 719px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 12px var(--edge);
    border-bottom: 1px solid var(--line);
  }
`

const cardAreas: Partial<Record<QueueColumn, string>> = {
  name: '1 / 1',
  age: '1 / 2',
  line: '2 / 2 / 4 / 3',
  circuit: '2 / 1',
  state: '3 / 1',
  flags: 'auto / 1 / auto / -1',
}

export const Cell = styled.td<ColumnProps>`
  ${column}

  height: 52px;
  padding-block: 6px;
  overflow-wrap: anywhere;
  color: ${(props) => quiet(props) && 'var(--ink-2)'};

  @media (max-width: 719px) {
    grid-area: ${({ $column }) => cardAreas[$column]};
    width: auto;
    height: auto;
    padding: 0;
    border: 0;
    font-size: ${({ $column }) => $column === 'name' && '1.0625rem'};

    &:empty {
      display: ${({ $column }) => $column === 'flags' && 'none'};
    }
  }
`

export const AgeLamp = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;

  > i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--lamp);
  }
`

const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** The whole row can be pressed. */
export const NameLink = styled.a`
  ${twoLines}

  font-weight: 600;
  text-decoration: none;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    overflow: visible;
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`

export const Address = styled.bdi`
  color: var(--ink-2);
  font-weight: 400;
  font-size: 0.875rem;
`

export const StateText = styled.bdi`
  ${twoLines}
`

export const QueueFlag = styled(Flag)`
  margin: 2px 6px 2px 0;
`
