import { pictureFields, pictureTypes } from '../../parts/picture/picture.query.ts'
import { isDue } from '../../parts/schedule/schedule.query.ts'

/** The pieces of work that are due, in the editors' order. */
export const portfolioItems = `*[_type == "portfolioItem" && ${isDue}] | order(orderRank asc){
  _id, _type, title, category, description, "imageUrl": image.asset->url, image{${pictureFields}}
}` as const

export const portfolioItemTypes = ['portfolioItem', ...pictureTypes] as const
