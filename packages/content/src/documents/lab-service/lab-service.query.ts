/** The Lab's service cards in the editors' order. */
export const labServiceDocuments = `*[_type == "labService"] | order(orderRank asc){
  _id, _type, title, summary, description, "includes": coalesce(includes, []), color
}`

export const labServiceTypes = ['labService'] as const
