import styled, { css } from 'styled-components'
import { Button, ButtonRow } from '../parts/button.styles.ts'

export const List = styled.ul`
  width: 100%;
  border-top: 1px solid var(--ink);
`

/** Under each other where there is no room for columns. */
export const listRow = css`
  position: relative;
  display: grid;
  gap: 4px 20px;
  align-items: center;
  padding: 9px 0;
  border-bottom: 1px solid var(--line);

  @media (max-width: 899px) {
    && {
      grid-template-columns: minmax(0, 1fr);
      padding: 14px 0;
    }
  }
`

export const ListRow = styled.li`
  ${listRow}

  grid-template-columns: minmax(200px, 1fr) minmax(0, 3fr) 190px;
`

export const Name = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const Fact = styled.span`
  overflow-wrap: anywhere;
  color: var(--ink-2);
`

/** Behind a name: it is who looks at it. */
export const Own = styled.span`
  display: inline-block;
  margin-left: 8px;
  padding: 2px 5px 1px;
  border: 1px solid var(--gray);
  color: var(--gray-text);
  font: 500 0.75rem/1 var(--mono);
  text-transform: uppercase;
  white-space: nowrap;
`

export const RowActions = styled(ButtonRow)`
  && {
    justify-content: flex-end;
  }

  @media (max-width: 899px) {
    && {
      justify-content: flex-start;
      padding-top: 6px;
    }
  }
`

export const RowButton = styled(Button)`
  @media (max-width: 899px) {
    &&& {
      min-height: 44px;
    }
  }
`

/** Fields and their buttons on one line, as far as they fit. */
const formLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: start;
  padding: 8px 0;
`

export const FormLine = styled.div`
  ${formLine}
`

export const RowForm = styled.form`
  ${formLine}

  grid-column: 1 / -1;
`

export const FormCell = styled.div`
  flex: 1 1 200px;
`

/** Level with the field beside it, under that field's label. */
export const LineButton = styled(Button)`
  &&& {
    min-height: 44px;
    margin-top: 24px;
  }
`
