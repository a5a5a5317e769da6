import type { Snapshot } from '@wiring/map/snapshot'
import { PicturesForPrint } from '@wiring/ui/pictures-for-print'
import styled from 'styled-components'
import { Heading, None } from './inputs.styles.ts'
import { unreadReasons } from './unread-reasons.ts'

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: 16px;
`

const Figure = styled.figure`
  border: 1px solid var(--line);
  background: var(--sheet);
`

const Picture = styled.img`
  width: 100%;
  min-height: 120px;
  max-height: 80vh;
  object-fit: contain;
  background: var(--bg-2);
`

const Caption = styled.figcaption`
  padding: 10px 14px;
  font: 500 0.75rem / 1.5 var(--mono);
`

interface InputPicturesProps {
  pictures: readonly string[]
  draft: Snapshot | null
}

export function InputPictures({ pictures, draft }: InputPicturesProps) {
  return (
    <section aria-labelledby="inputs-pictures">
      <Heading id="inputs-pictures">Pictures</Heading>
      <PicturesForPrint />
      {pictures.length === 0 && <None>None.</None>}
      <Pictures>
        {pictures.map((path, index) => (
          <Figure key={path} id={`V${index + 1}`}>
            <Picture src={`${path}?width=1600`} alt={`V${index + 1}, as uploaded`} loading="lazy" />
            <Caption>{captionOf(draft, index)}</Caption>
          </Figure>
        ))}
      </Pictures>
    </section>
  )
}

function captionOf(draft: Snapshot | null, index: number): string {
  const picture = draft?.pictures[index]
  if (picture === undefined) return `V${index + 1}`
  if (!picture.measured) return `${picture.source} · not measured: ${unreadReasons[picture.reason]}`
  return `${picture.source} · ${picture.width} × ${picture.height} · ${picture.noun}`
}
