import type { PictureMeasure } from '../inputs.ts'
import type { Line } from './line.ts'

/** None of these measures moves a switch. */
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
          switch: null,
          fault: null,
          e: 0,
          nominal: 0,
          pole: null,
          concept: null,
          tag: null,
          means: [],
        }),
      ),
    )
}
