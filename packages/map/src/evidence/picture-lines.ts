import { percent } from '../english.ts'
import type { MeasuredPicture, PictureMeasure } from '../inputs.ts'
import { type Line, noReading } from './line.ts'

/** The label carries the measure, so that the table of lines has those that no sentence names. */
const measures = {
  palette: ({ palette }: MeasuredPicture) =>
    `Palette: ${palette.map(({ hex, share }) => `${hex} ${percent(share)}`).join(', ')}`,
  colourfulness: ({ colourfulness }: MeasuredPicture) => `Colour: ${colourfulness}`,
  contrast: ({ contrast }: MeasuredPicture) => `Light and dark: ${contrast}`,
  quiet: ({ quiet_share }: MeasuredPicture) => `Empty surface: ${percent(quiet_share)}`,
  straightness: ({ straightness }: MeasuredPicture) => `Level or upright edges: ${percent(straightness)}`,
  symmetry: ({ symmetry }: MeasuredPicture) => `Mirror image: ${percent(Math.max(0, symmetry))}`,
}
export type Measure = keyof typeof measures

export const measureId = (source: `V${number}`, measure: Measure): string => `${source}:${measure}`

export function pictureLines(pictures: readonly PictureMeasure[]): Line[] {
  return pictures
    .filter((picture) => picture.measured)
    .flatMap((picture) => {
      const { source } = picture
      return Object.entries(measures).map(
        ([measure, labelOf]): Line => ({
          id: measureId(source, measure as Measure),
          source,
          field: source,
          kind: 'measure',
          label: labelOf(picture),
          text: '',
          quote: null,
          start: 0,
          end: 0,
          entry: `measure.${measure}`,
          ...noReading,
        }),
      )
    })
}

/** Less than a fifth is empty, and more than a fifth is edges. No table moves: it has no pictures. */
export const isDense = ({ quiet_share, edge_density }: MeasuredPicture): boolean =>
  quiet_share < 0.2 && edge_density >= 0.2
