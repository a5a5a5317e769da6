import { stegaClean } from '@sanity/client/stega'
import { withArrows } from '@wiring/ui/arrow'
import { Section } from '@wiring/ui/section'
import { EmptyList, editMark, isLeftOut } from '../../parts/edit-mark/edit-mark.tsx'
import { pictureSource } from '../../parts/picture/picture-source.ts'
import { PortfolioFrame } from './portfolio.frame.ts'
import type { Portfolio } from './portfolio.query.ts'

type Item = Portfolio['items'][number]

export function PortfolioSection({ portfolio }: { portfolio: Portfolio }) {
  if (isLeftOut(portfolio, portfolio.items)) return <div id="portfolio" />
  return (
    <Section
      id="portfolio"
      letter="B"
      label={portfolio.label}
      heading={portfolio.title}
      text={portfolio.text}
    >
      {portfolio.items.length === 0 && (
        <EmptyList of={portfolio} path="title" say="No piece of work is due" />
      )}
      {portfolio.items.length > 0 && (
        <PortfolioFrame>
          {portfolio.items.map((item, index) => (
            <li key={item._id}>
              <Plate item={item} large={index % 4 === 0 || index % 4 === 3} />
              <div className="caption">
                <h3>{withArrows(item.title)}</h3>
                <p className="category ui-label">{item.category}</p>
                {item.description && <p className="about">{item.description}</p>}
              </div>
            </li>
          ))}
        </PortfolioFrame>
      )}
    </Section>
  )
}

function Plate({ item, large }: { item: Item; large: boolean }) {
  const size = pictureSource(stegaClean(item.image))
  const lqip = item.image?.asset?.metadata?.lqip
  const mark = editMark(item, 'image')
  if (!size)
    return (
      <div className="plate ui-label" {...mark}>
        No picture yet
      </div>
    )
  const { position, ...source } = size
  return (
    <div
      className="plate"
      {...mark}
      {...(lqip?.startsWith('data:image/') && { style: { backgroundImage: `url("${lqip}")` } })}
    >
      <img
        {...source}
        alt={stegaClean(item.image?.alt) ?? ''}
        sizes={`(max-width: 719px) calc(100vw - 40px), (max-width: 1360px) ${large ? 56 : 40}vw, ${large ? 734 : 516}px`}
        loading="lazy"
        decoding="async"
        style={{ objectPosition: position }}
      />
    </div>
  )
}
