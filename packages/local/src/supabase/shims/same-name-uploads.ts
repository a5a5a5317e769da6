const inProgress = new Map<string, Promise<void>>()

/**
 * Defect of lite 0.10: two uploads of one name at once meet at the row and the second gets a 500. This
 * serialises uploads of one name.
 */
export async function oneUploadPerName<Result>(name: string, upload: () => Promise<Result>): Promise<Result> {
  const before = inProgress.get(name)
  const result = (before ?? Promise.resolve()).then(upload)
  const settled = result.then(
    () => {},
    () => {},
  )
  inProgress.set(name, settled)
  try {
    return await result
  } finally {
    if (inProgress.get(name) === settled) inProgress.delete(name)
  }
}
