/** The founder's note. */
export const foundersNoteDocument = `*[_type == "foundersNote"][0]{_id, _type, title, quote, "body": coalesce(body, []), name, role}`

export const foundersNoteTypes = ['foundersNote'] as const
