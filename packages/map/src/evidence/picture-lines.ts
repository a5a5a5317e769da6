import type { MeasuredPicture, PictureMeasure } from '../inputs.ts'
import { type Line, noReading } from './line.ts'

const measures = {
  palette: 'Palette',
  colourfulness: 'Colourfulness',
  contrast: 'Contrast',
  quiet: 'Quiet share',
  straightness: 'Straightness',
  symmetry: 'Symmetry',
} as const
export type Measure = keyof typeof measures

export const measureId = (source: `V${number}`, measure: Measure): string => `${source}:${measure}`

export function pictureLines(pictures: readonly PictureMeasure[]): Line[] {
  return pictures
    .filter((picture) => picture.measured)
    .flatMap(({ source }) =>
      Object.entries(measures).map(
        ([measure, label]): Line => ({
          id: measureId(source, measure as Measure),
          source,
          field: source,
          kind: 'measure',
          label,
          text: '',
          quote: null,
          start: 0,
          end: 0,
          entry: `measure.${measure}`,
          ...noReading,
        }),
      ),
    )
}

export const isDense = ({ quiet_share, edge_density }: MeasuredPicture): boolean =>
  quiet_share < 0.2 && edge_density >= 0.2
