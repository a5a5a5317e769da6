import styled, { css } from 'styled-components'

const folded = css`
  padding-block: 4px;
  background: none;
`

export const Card = styled.section<{ $folded?: boolean }>`
  margin-top: var(--evidence-gap, 0);
  padding: 14px 16px;
  border: 1px solid var(--line);
  background: var(--sheet);
  overflow-wrap: anywhere;

  &:target {
    border-color: var(--ink);
  }

  ${({ $folded }) => $folded && folded}
`

/** What speaks for the other pole. */
export const OtherCard = styled(Card)`
  && {
    border-style: dashed;
    background: none;
  }
`

export const CardText = styled.p`
  margin-top: 6px;
`

export const Fold = styled.details`
  &[open] {
    padding-bottom: 10px;
  }
`

export const FoldSummary = styled.summary`
  padding-block: 8px;
  cursor: pointer;

  @media (pointer: coarse) {
    padding-block: 13px;
  }
`

export const Strong = styled.b`
  font-weight: 600;
`
