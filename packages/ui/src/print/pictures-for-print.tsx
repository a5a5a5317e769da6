'use client'

import { useEffect } from 'react'

/** A picture that waits to be scrolled to would be an empty place on paper. */
function loadPictures() {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
    picture.loading = 'eager'
}

/** Returns the clean-up. */
export function loadPicturesForPrint(): () => void {
  addEventListener('beforeprint', loadPictures)
  return () => removeEventListener('beforeprint', loadPictures)
}

/** Once on a page with `loading="lazy"`. A browser that does not wait has them on the second print. */
export function PicturesForPrint() {
  useEffect(loadPicturesForPrint, [])
  return null
}
