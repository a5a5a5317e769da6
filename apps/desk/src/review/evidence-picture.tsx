import type { PictureMeasure } from '@wiring/map/inputs'
import styled from 'styled-components'
import { CardText } from './evidence.styles.ts'

const Box = styled.div`
  margin-top: 10px;
`

const Image = styled.img`
  width: 100%;
  max-height: 300px;
  object-fit: contain;
  background: var(--bg-2);
`

const Palette = styled.ul`
  display: flex;
  height: 20px;
  margin: 8px 0;
`

const Colour = styled.li`
  flex: 1 1 0;
`

const Measures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2px 16px;
  font-size: 0.875rem;
`

const Measure = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
`

const MeasureName = styled.dt`
  color: var(--ink-2);
`

const percent = (share: number) => `${Math.round(share * 100)} %`

export function Picture({ picture, pictures }: { picture: PictureMeasure; pictures: readonly string[] }) {
  const path = pictures[Number(picture.source.slice(1)) - 1]
  if (!picture.measured) return <CardText>{`Not measured: ${picture.reason}.`}</CardText>
  const numbers = [
    ['Size', `${picture.width} × ${picture.height}`],
    ['Measures as', picture.noun],
    ['Colourfulness', picture.colourfulness],
    ['Contrast', picture.contrast],
    ['Empty surface', percent(picture.quiet_share)],
    ['Edges', percent(picture.edge_density)],
    ['Level or upright', percent(picture.straightness)],
    ['Symmetry', picture.symmetry.toFixed(2)],
  ] as const
  return (
    <Box>
      {path !== undefined && <Image src={`${path}?width=480`} alt={picture.source} loading="lazy" />}
      <Palette aria-label="Palette">
        {picture.palette.map(({ hex, share }) => (
          <Colour key={hex} style={{ flexGrow: Math.max(0.04, share), background: hex }}>
            <span className="ui-visually-hidden">{`${hex}, ${percent(share)}`}</span>
          </Colour>
        ))}
      </Palette>
      <Measures>
        {numbers.map(([name, value]) => (
          <Measure key={name}>
            <MeasureName>{name}</MeasureName>
            <dd>{value}</dd>
          </Measure>
        ))}
      </Measures>
    </Box>
  )
}
