import styled from 'styled-components'

const Wires = styled.div`
  position: relative;
  align-self: stretch;
  margin-left: 10%;

  &::before,
  i {
    content: "";
    position: absolute;
    left: 45%;
    right: 0;
    margin-block: -1.5px;
    border: 0 solid var(--ink);
    border-top-width: 3px;
  }

  &::before {
    top: 50%;
    left: 0;
    right: 55%;
  }

  [data-way] {
    border-left-width: 3px;
    border-top-left-radius: var(--corner);
  }

  [data-way="down"] {
    border-width: 0 0 3px 3px;
    border-radius: 0 0 0 var(--corner);
  }

  @media (max-width: 959px) {
    display: none;
  }
`

/** One wire to each address. Borders: a stretched drawing would stretch its corners. */
export function Fan({ wires }: { wires: number }) {
  if (wires === 0) return <span />
  return (
    <Wires aria-hidden="true">
      {Array.from({ length: wires }, (_, index) => Math.round(((index + 0.5) / wires) * 1_000) / 10).map(
        (row) => (
          <i
            key={row}
            data-way={row < 50 ? 'up' : row > 50 ? 'down' : undefined}
            style={{ top: `${Math.min(row, 50)}%`, bottom: `${100 - Math.max(row, 50)}%` }}
          />
        ),
      )}
    </Wires>
  )
}
