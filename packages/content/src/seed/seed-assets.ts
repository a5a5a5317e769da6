import pictures from './pictures/pictures.generated.json' with { type: 'json' }

const seedPicturesPath = '/seed-pictures'

function asset({ file, width, height, sha1, lqip }: (typeof pictures)[number]) {
  return {
    _id: `image-${sha1}-${width}x${height}-png`,
    _type: 'sanity.imageAsset',
    mimeType: 'image/png',
    originalFilename: file,
    url: `${seedPicturesPath}/${file}`,
    metadata: { lqip, dimensions: { width, height, aspectRatio: width / height } },
  }
}

export const seedAssets = pictures.map(asset)

export function seedAssetId(file: string): string {
  const found = seedAssets.find((candidate) => candidate.originalFilename === file)
  if (found === undefined) throw new Error(`There is no picture ${file}.`)
  return found._id
}
