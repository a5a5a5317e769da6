import { stegaClean } from '@sanity/client/stega'
import { withArrows } from '@wiring/ui/arrow'
import { Section } from '@wiring/ui/section'
import { staticChildren } from '@wiring/ui/static-markup'
import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { EmptyList, editMark, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
import { pictureSource } from '../../parts/picture/picture-source.ts'
import { smallTitle } from '../../parts/text-styles/text.styles.ts'
import type { Portfolio } from './portfolio.query.ts'

/** Its pieces, too: each as a part would bring its style along. */
const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: var(--space-9) var(--space-6);

  li {
    grid-column: span 7;
    min-width: 0;
    align-self: end;
  }

  li:nth-child(4n + 2),
  li:nth-child(4n + 3) {
    grid-column: span 5;
  }

  /* Crop marks. */
  .plate {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 4 / 3;
    background: var(--bg-2) center / cover no-repeat;
  }

  .plate::before,
  .plate::after {
    content: "";
    position: absolute;
    inset: -20px;
    background:
      linear-gradient(var(--rule), var(--rule)) 20px 0,
      linear-gradient(var(--rule), var(--rule)) calc(100% - 20px) 0,
      linear-gradient(var(--rule), var(--rule)) 20px 100%,
      linear-gradient(var(--rule), var(--rule)) calc(100% - 20px) 100%;
    background-size: 1px 12px;
    background-repeat: no-repeat;
    pointer-events: none;
  }

  .plate::after {
    background-position:
      0 20px,
      0 calc(100% - 20px),
      100% 20px,
      100% calc(100% - 20px);
    background-size: 12px 1px;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--at);
  }

  .caption {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px var(--space-5);
    align-items: baseline;
    padding-top: var(--space-6);
  }

  h3 {
    ${smallTitle}
  }

  .category {
    max-width: 22ch;
    overflow-wrap: anywhere;
  }

  .about {
    grid-column: 1 / -1;
    max-width: 46ch;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }

  @media (max-width: 719px) {
    gap: var(--space-8) var(--space-5);

    li:nth-child(n) {
      grid-column: 1 / -1;
    }

    .plate::before,
    .plate::after {
      inset: -16px;
      background-position-x: 16px, calc(100% - 16px), 16px, calc(100% - 16px);
    }

    .plate::after {
      background-position:
        0 16px,
        0 calc(100% - 16px),
        100% 16px,
        100% calc(100% - 16px);
    }
  }
`

type Item = Portfolio['items'][number]

export function PortfolioSection({ portfolio }: { portfolio: Portfolio }) {
  if (isLeftOut(portfolio, portfolio.items)) return <div id="portfolio" />
  const items = portfolio.items.map((item, index) => (
    <li key={item._id}>
      <Plate item={item} large={index % 4 === 0 || index % 4 === 3} />
      <div className="caption">
        <h3>{withArrows(item.title)}</h3>
        <p className="category ui-label">{item.category}</p>
        {item.description && <p className="about">{item.description}</p>}
      </div>
    </li>
  ))
  return (
    <Section
      id="portfolio"
      letter="B"
      label={portfolio.label}
      heading={portfolio.title}
      text={portfolio.text}
    >
      {items.length === 0 && <EmptyList section={portfolio} path="title" text="No piece of work is due" />}
      {items.length > 0 && <Wall {...staticChildren(items)} />}
    </Section>
  )
}

function Plate({ item, large }: { item: Item; large: boolean }) {
  const size = pictureSource(stegaClean(item.image))
  const mark = editMark(item, 'image')
  if (!size)
    return (
      <div className="plate ui-label" {...mark}>
        No picture yet
      </div>
    )
  const { position, ...source } = size
  return (
    <div className="plate" {...mark}>
      <img
        {...source}
        alt={stegaClean(item.image?.alt) ?? ''}
        sizes={`(max-width: 719px) calc(100vw - 40px), (max-width: 1360px) ${large ? 56 : 40}vw, ${large ? 734 : 516}px`}
        loading="lazy"
        decoding="async"
        style={{ '--at': position } as CSSProperties}
      />
    </div>
  )
}

const blurred = /^data:image\/[a-z+]+;base64,[\w+/=]+$/

/** For the end of the page: a tenth of its bytes, for pictures that come when a visitor scrolls. */
export function PortfolioPlaceholders({ portfolio }: { portfolio: Portfolio }) {
  const rules = portfolio.items.map(({ image }, index) => {
    const lqip = image?.asset?.metadata?.lqip ?? ''
    if (!blurred.test(lqip)) return ''
    return `#portfolio li:nth-child(${index + 1}) .plate{background-image:url("${lqip}")}`
  })
  return <style data-placeholders="">{rules.join('')}</style>
}
