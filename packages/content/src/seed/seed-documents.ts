import { documents } from './documents.ts'
import { seedAssetId, seedAssets } from './seed-assets.ts'
import type { SeedDocument } from './seed-document.ts'

function withAsset(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAsset)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, child]) => {
    if (key !== '_sanityAsset') return [key, withAsset(child)]
    const file = String(child).split('/').at(-1) ?? ''
    return ['asset', { _type: 'reference', _ref: seedAssetId(file) }]
  })
  return Object.fromEntries(entries)
}

export function seedDocuments(): SeedDocument[] {
  const stamp = '2026-11-20T00:00:00Z'
  const all = [...(documents.map(withAsset) as SeedDocument[]), ...seedAssets]
  return all.map((document) => ({ _createdAt: stamp, _updatedAt: stamp, _rev: 'seed', ...document }))
}
