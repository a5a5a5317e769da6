import styled from 'styled-components'

/** Instead of a screen: what happened, and where to go. */
export const Notice = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding: clamp(32px, 8vw, 96px) var(--edge);
  max-width: 760px;
`

export const NoticeTitle = styled.h1`
  font-size: clamp(2rem, 5vw, 3.25rem);
  line-height: 1;
  letter-spacing: var(--tight);
`
