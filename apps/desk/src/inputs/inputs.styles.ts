import styled from 'styled-components'

export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding: 24px var(--edge) 64px;
`

export const Heading = styled.h2`
  margin-bottom: 10px;
  font-size: 1.375rem;
  letter-spacing: -0.02em;
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 28px clamp(24px, 4vw, 56px);
  align-items: start;

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Panel = styled.div`
  border: 1px solid var(--line);
  background: var(--sheet);
`

/** Not `& + &`: on the server a style tag stands between two entries. */
export const Entry = styled.div`
  display: grid;
  grid-template-columns: 42px minmax(0, 1fr);
  padding: 14px 18px;

  & ~ & {
    border-top: 1px solid var(--line);
  }
`

export const Source = styled.b`
  font: 500 0.75rem / 1.7 var(--mono);
`

export const Question = styled.h3`
  margin-bottom: 4px;
  color: var(--ink-2);
  font-size: 0.875rem;
  font-weight: 400;
`

export const Long = styled.div`
  max-height: 60vh;
  overflow: auto;
`

export const Items = styled.ol`
  && {
    padding-left: 1.4em;
    list-style: decimal;
  }
`

export const None = styled.p`
  color: var(--gray-text);
`
