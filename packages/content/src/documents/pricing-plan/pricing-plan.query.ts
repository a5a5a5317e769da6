/** The plans in the editors' order; prices in whole dollars. */
export const pricingPlans = `*[_type == "pricingPlan"] | order(orderRank asc){
  _id, _type, id, title, description, weekly, monthly, yearly, featuresLead, "features": coalesce(features, [])
}`

export const pricingPlanTypes = ['pricingPlan'] as const
