import { stegaClean } from '@sanity/client/stega'
import styled from 'styled-components'
import type { Clients } from './clients.query.ts'
import { ClientsStrip } from './clients-strip.tsx'

const Frame = styled.section`
  border-block: 1px solid var(--rule);

  .strip {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: stretch;
  }

  .side {
    display: flex;
    align-items: center;
    gap: var(--space-4);
  }

  h2 {
    font: 500 var(--text-label) / 1.45 var(--mono);
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }

  .pause {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-width: 104px;
    padding: 0 var(--gutter);
    border: 0;
    border-right: 1px solid var(--rule);
    background: var(--bg);
  }

  .pause:hover {
    background: var(--ink);
    color: var(--on-ink);
  }

  .pause:focus-visible {
    outline-offset: -4px;
  }

  .rail {
    display: flex;
    overflow: hidden;
  }

  ul {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-around;
    min-width: 100%;
    animation: drawn-for 60s linear infinite;
  }

  @keyframes drawn-for {
    to {
      transform: translateX(-100%);
    }
  }

  .strip[data-paused] ul,
  .rail:hover ul {
    animation-play-state: paused;
  }

  li {
    display: flex;
    align-items: center;
    padding-block: var(--space-5);
    font-size: var(--text-3);
    font-weight: 600;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }

  /* A stretch of wire and a terminal between two names. */
  li::after {
    content: '';
    width: 56px;
    height: 12px;
    margin-inline: var(--space-5);
    background:
      radial-gradient(circle at 50px 6px, var(--ink) 4.5px, transparent 5px),
      linear-gradient(var(--ink), var(--ink)) 0 50% / 46px 2px no-repeat;
  }

  li:nth-child(3n + 1)::after {
    --ink: var(--red);
  }

  li:nth-child(3n + 2)::after {
    --ink: var(--green);
  }

  @media (max-width: 479px) {
    .pause {
      min-width: 0;
      padding: 0 16px 0 20px;
      font-size: 0;
      gap: 0;
    }
  }

  html[data-motion='quiet'] & {
    .pause,
    .copy {
      display: none;
    }

    ul {
      flex: 1;
      flex-wrap: wrap;
      justify-content: flex-start;
      min-width: 0;
      padding: var(--space-3) var(--gutter);
      animation: none;
    }

    li {
      padding-block: var(--space-2);
      font-size: var(--text-lead);
    }

    li::after {
      width: 36px;
      margin-inline: var(--space-3);
      background:
        radial-gradient(circle at 30px 6px, var(--ink) 4.5px, transparent 5px),
        linear-gradient(var(--ink), var(--ink)) 0 50% / 26px 2px no-repeat;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .pause,
    .copy {
      display: none;
    }

    ul {
      flex: 1;
      flex-wrap: wrap;
      justify-content: flex-start;
      min-width: 0;
      padding: var(--space-3) var(--gutter);
      animation: none;
    }

    li {
      padding-block: var(--space-2);
      font-size: var(--text-lead);
    }

    li::after {
      width: 36px;
      margin-inline: var(--space-3);
      background:
        radial-gradient(circle at 30px 6px, var(--ink) 4.5px, transparent 5px),
        linear-gradient(var(--ink), var(--ink)) 0 50% / 26px 2px no-repeat;
    }
  }

  @media (scripting: none) {
    .pause {
      display: none;
    }

    ul {
      animation: none;
    }

    .rail {
      overflow-x: auto;
    }
  }
`

/** The names of the clients on one long wire. The second copy only closes the loop: screen readers get each name once. */
export function ClientsSection({ clients }: { clients: Clients }) {
  if (clients.names.length === 0) return null
  return (
    <Frame id="clients" aria-labelledby="clients-heading">
      <h2 id="clients-heading" className="ui-visually-hidden">
        {clients.title ?? 'Clients'}
      </h2>
      <ClientsStrip label={stegaClean(clients.title) ?? 'Clients'}>
        <div className="rail">
          <ul className="names">
            {clients.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <ul className="names copy" aria-hidden="true">
            {clients.names.map((name) => (
              <li key={name}>{stegaClean(name)}</li>
            ))}
          </ul>
        </div>
      </ClientsStrip>
    </Frame>
  )
}
