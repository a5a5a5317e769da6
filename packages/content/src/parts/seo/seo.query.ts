import { pictureFields, pictureTypes } from '../picture/picture.query.ts'

/** Title, description and social card of a page. */
export const seoFragment = `seo{title, description, socialImage{${pictureFields}}}` as const

export const seoTypes = pictureTypes
