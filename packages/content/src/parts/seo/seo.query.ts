import { pictureFields, pictureTypes } from '../picture/picture-source.ts'

export const seoFragment = `seo{title, description, socialImage{${pictureFields}}}` as const

export const seoTypes = pictureTypes
