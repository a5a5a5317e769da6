/** The mirror cards in the editors' order. */
export const mirrorCards = `*[_type == "mirrorCard"] | order(orderRank asc){_id, _type, title, description, before, after, color}`

export const mirrorCardTypes = ['mirrorCard'] as const
