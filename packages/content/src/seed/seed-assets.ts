import pictures from './pictures/pictures.generated.json' with { type: 'json' }

/** Where the site serves them when no content lake answered at build time. */
const seedPicturesPath = '/seed-pictures'

interface SeedPicture {
  file: string
  width: number
  height: number
  sha1: string
  lqip: string
}

/** As the content lake would make it. */
function asset({ file, width, height, sha1, lqip }: SeedPicture) {
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

/** Throws when there is no such picture. */
export function seedAssetId(file: string): string {
  const found = seedAssets.find((candidate) => candidate.originalFilename === file)
  if (found === undefined) throw new Error(`There is no picture ${file}.`)
  return found._id
}
