import styled from 'styled-components'

export const HeadBar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 12px var(--edge);
  border-bottom: 1px solid var(--ink);
`

export const HeadTitle = styled.h1`
  font-size: 1.75rem;
  line-height: 1.2;
  letter-spacing: -0.03em;
`

/** One of several views of a screen. */
export const ChoiceLink = styled.a`
  padding: 6px 0;
  color: var(--ink-2);
  text-decoration: none;

  &:hover,
  &[aria-current] {
    color: var(--ink);
    box-shadow: inset 0 -2px 0 var(--ink);
  }
`

export const Choices = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 18px;
`

/** Of a screen without a bar. */
export const ScreenTitle = styled(HeadTitle)`
  && {
    line-height: 1.1;
  }
`
