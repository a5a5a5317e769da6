import { linkFields } from '../../parts/link/link.query.ts'
import { isDue } from '../../parts/schedule/schedule.query.ts'

/** The offerings that are due, in the editors' order. */
export const offerings = `*[_type == "offering" && ${isDue}] | order(orderRank asc){
  _id, _type, id, title, description, "includes": coalesce(includes, []), cost, color, comingSoon, link, linkText,
  furtherButton{${linkFields}}
}` as const

export const offeringTypes = ['offering'] as const
