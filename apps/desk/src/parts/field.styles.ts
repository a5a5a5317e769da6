import { Field as PlainField } from '@wiring/ui/field'
import styled, { css } from 'styled-components'

const smallField = css`
  && {
    min-height: 44px;
    padding: 8px 12px;
    font-size: 1rem;
  }
`

export const SmallField = styled(PlainField)`
  ${smallField}
`

export const SmallSelect = styled.select`
  ${smallField}
`

export const SearchInput = styled.input`
  min-height: 36px;
  padding: 4px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sheet);

  &::placeholder {
    color: var(--gray-text);
    opacity: 1;
  }
`
