/** The Console's features in the editors' order. */
export const consoleFeatures = `*[_type == "consoleFeature"] | order(orderRank asc){_id, _type, title, description}`

export const consoleFeatureTypes = ['consoleFeature'] as const
