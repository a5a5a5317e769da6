/** Where the desk serves a copy of a stored picture: `image_paths` begin with the session. */
export const pictureAddress = (path: string, width: 480 | 1600): string =>
  `/api/pictures/${path}?width=${width}`
