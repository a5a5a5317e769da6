import { orderRank, type SeedDocument } from '../seed-document.ts'

const features = [
  [
    'map-visualizer',
    'Map visualizer',
    'Your Wiring Map as a live drawing. Move a wire and see what depends on it.',
  ],
  [
    'prompt-modules',
    'Prompt modules',
    'Seven small instruments. Each takes one kind of mess and returns one kind of order.',
  ],
  [
    'artifact-repository',
    'Artifact repository',
    'What you made, filed by why you made it. Dates are kept, folders are not.',
  ],
  [
    'pattern-engine',
    'Pattern engine',
    'Reads your artifacts for moves that repeat and shows where each one started.',
  ],
  [
    'system-builder',
    'System builder',
    'Snap modules into a workflow and run it on real work before you rely on it.',
  ],
  [
    'friction-log',
    'Friction log',
    'Note where you got stuck in one line. After ten lines it draws the fault for you.',
  ],
] as const

export const consoleFeatures: SeedDocument[] = features.map(([id, title, description], index) => ({
  _id: `consoleFeature-${id}`,
  _type: 'consoleFeature',
  title,
  description,
  orderRank: orderRank(index),
}))
