import styled from 'styled-components'

export const HealthFrame = styled.div`
  padding-bottom: var(--space-8);

  .health-red {
    padding: 14px var(--edge);
    border-bottom: 1px solid var(--red);
    background: color-mix(in srgb, var(--red) 8%, transparent);
    font-weight: 600;
  }

  .health-metrics {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
    gap: 28px clamp(24px, 5vw, 72px);
    padding: 28px var(--edge);
  }

  dl {
    margin-top: 14px;
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
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  }

  .health-rules {
    padding: 0 var(--edge);
    color: var(--ink-2);
  }
`
