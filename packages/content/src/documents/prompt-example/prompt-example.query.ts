/** The modal “Real Example: Prompt Templates”. */
export const promptExampleDocument = `*[_type == "promptExample"][0]{
  _id, _type, title, libraryName, "body": coalesce(body, []),
  "categories": coalesce(categories[]{_key, title, description, example}, []), note
}`

export const promptExampleTypes = ['promptExample'] as const
