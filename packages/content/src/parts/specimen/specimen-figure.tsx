import { staticChildren } from '@wiring/ui/static-markup'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'

/** Pictures of the line, served by the site. */
const pictures = {
  whole: css`
    border-block: 1px solid var(--line);

    &::before {
      content: "";
      display: block;
      aspect-ratio: 1172 / 362;
      background: url("/map/words.svg") center / contain no-repeat;
    }

    @media (max-width: 719px) {
      &::before {
        background-image: url("/map/line.svg");
      }
    }
  `,
  mark: css`
    padding: var(--space-4) 0 var(--space-4) 80px;
    border-block: 1px solid var(--line);
    background: url("/map/mark.svg") 0 50% / 64px no-repeat;
  `,
  none: null,
}

const Figure = styled.figure<{ $picture: keyof typeof pictures }>`
  ${({ $picture }) => pictures[$picture]}
`

const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  align-items: center;
  justify-content: space-between;

  p {
    flex: 1 0 100%;
    max-width: none;
    padding: var(--space-2) max(0px, 100% - 52ch) 0 0;
  }

  span {
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    text-underline-offset: 4px;
  }
`

const BoxedCaption = styled(Caption)`
  padding: var(--space-2) var(--space-6);
  border-top: 1px solid var(--line);
  background: var(--sheet);

  @media (max-width: 719px) {
    padding-inline: var(--space-5);
  }
`

interface SpecimenFigureProps {
  texts: { label: string | null; caption: string | null; linkLabel: string | null } | null
  /** `none` takes the animated line instead. */
  picture: keyof typeof pictures
  className?: string
  children?: ReactNode
}

export function SpecimenFigure({ texts, picture, className, children }: SpecimenFigureProps) {
  const Texts = picture === 'none' ? BoxedCaption : Caption
  const caption = texts && (
    <Texts>
      {picture !== 'mark' && texts.caption && <p>{texts.caption}</p>}
      <span>{texts.label}</span>
      <a href="/map">{texts.linkLabel}</a>
    </Texts>
  )
  if (!children) return <Figure className={className} $picture={picture} {...staticChildren(caption)} />
  return (
    <Figure className={className} $picture={picture}>
      {children}
      {caption}
    </Figure>
  )
}
