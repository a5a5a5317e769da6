/** The asset's address, size and blurred placeholder (`lqip`, a data URL), with the editor's crop, hotspot and alt. */
export const pictureFields = `alt, crop, hotspot, asset->{_id, url, mimeType, metadata{lqip, dimensions{width, height, aspectRatio}}}`

export const pictureTypes = ['sanity.imageAsset'] as const
