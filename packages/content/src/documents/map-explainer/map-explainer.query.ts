/** The modal “How We Map Your Wiring”. */
export const mapExplainerDocument = `*[_type == "mapExplainer"][0]{
  _id, _type, title, "body": coalesce(body, []), suppliesTitle, "supplies": coalesce(supplies[]{_key, title, text}, []),
  returnsTitle, "returns": coalesce(returns[]{_key, title, text}, []), note,
  "mapDelivery": *[_type == "siteSettings"][0].mapDelivery
}`

export const mapExplainerTypes = ['mapExplainer', 'siteSettings'] as const
