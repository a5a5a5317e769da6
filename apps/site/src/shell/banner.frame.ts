import styled from 'styled-components'

export const BannerFrame = styled.aside`
  background: var(--ink);
  color: var(--on-ink, var(--bg));
  font-size: var(--text-small);

  .ui-container {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-5);
    min-height: 44px;
    padding-block: 8px;
    overflow-wrap: anywhere;
  }

  a {
    color: inherit;
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }
`
