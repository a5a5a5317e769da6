/** `lqip` is a blurred placeholder as a data URL. */
export const pictureFields = `alt, crop, hotspot, asset->{_id, url, mimeType, metadata{lqip, dimensions{width, height, aspectRatio}}}`

export const pictureTypes = ['sanity.imageAsset'] as const
