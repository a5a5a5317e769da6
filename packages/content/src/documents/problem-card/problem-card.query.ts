/** The problem cards by number. */
export const problemCards = `*[_type == "problemCard"] | order(number asc){_id, _type, number, title, description, detail, color}`

export const problemCardTypes = ['problemCard'] as const
