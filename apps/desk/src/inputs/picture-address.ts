/** `path`: the map's id and the picture's name. */
export const pictureAddress = (path: string, width: 480 | 1600): string =>
  `/api/pictures/${path}?width=${width}`
