import styled from 'styled-components'

export const HealthFrame = styled.div`
  padding-bottom: var(--space-8);

  .health-red {
    margin: 0;
    padding: 14px var(--edge);
    border-bottom: 1px solid var(--red);
    background: color-mix(in srgb, var(--red) 8%, transparent);
    list-style: none;
    font-weight: 600;
  }

  .health-dials {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
    gap: 28px clamp(24px, 5vw, 72px);
    padding: 28px var(--edge);
  }

  dl {
    margin: 14px 0 0;
    border-top: 1px solid var(--ink);

    > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 2px 16px;
      padding: 10px 0;
      border-bottom: 1px solid var(--line);
    }

    dt {
      color: var(--ink-2);
    }

    dd {
      margin: 0;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  }

  .health-rules {
    padding: 0 var(--edge);
    color: var(--ink-2);
  }
`
