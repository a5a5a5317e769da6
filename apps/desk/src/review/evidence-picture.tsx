import type { PictureMeasure } from '@wiring/map/inputs'

const percent = (share: number) => `${Math.round(share * 100)} %`

export function Picture({ picture, pictures }: { picture: PictureMeasure; pictures: readonly string[] }) {
  const path = pictures[Number(picture.source.slice(1)) - 1]
  if (!picture.measured) return <p>{`Not measured: ${picture.reason}.`}</p>
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
    <div className="evidence-picture">
      {path !== undefined && <img src={`${path}?width=480`} alt={picture.source} loading="lazy" />}
      <ul className="evidence-palette" aria-label="Palette">
        {picture.palette.map(({ hex, share }) => (
          <li key={hex} style={{ flexGrow: Math.max(0.04, share), background: hex }}>
            <span className="ui-visually-hidden">{`${hex}, ${percent(share)}`}</span>
          </li>
        ))}
      </ul>
      <dl>
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
