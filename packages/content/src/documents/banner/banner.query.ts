import { linkFields } from '../../parts/link/link.query.ts'
import { isDue } from '../../parts/schedule/schedule.query.ts'

/** The newest banner that is due, or null. */
export const bannerDocument =
  `*[_type == "banner" && ${isDue}] | order(coalesce(publishAt, _createdAt) desc)[0]{_id, _type, text, link{${linkFields}}}` as const

export const bannerTypes = ['banner'] as const
