import styled from 'styled-components'

/** Where the panes have no room beside each other, or hardly any to scroll in. */
export const stacked = '(max-width: 959px), (max-height: 559px)'

export const Panes = styled.main`
  grid-row: 5;
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(340px, 34vw, 500px);
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;

  @media ${stacked} {
    display: block;
  }
`

export const EvidenceSide = styled.aside`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 24px clamp(16px, 2vw, 28px);
  overflow-y: auto;

  @media ${stacked} {
    overflow: visible;
    border-top: 1px solid var(--ink);
  }
`
