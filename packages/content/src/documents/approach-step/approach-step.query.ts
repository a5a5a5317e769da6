/** The approach steps by number. */
export const approachSteps = `*[_type == "approachStep"] | order(number asc){_id, _type, number, title, description, color}`

export const approachStepTypes = ['approachStep'] as const
