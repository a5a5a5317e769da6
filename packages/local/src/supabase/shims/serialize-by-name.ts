const inProgress = new Map<string, Promise<void>>()

/** Defect of lite 0.10: of two concurrent uploads of one name the second is a 500. */
export async function serializeByName<Result>(name: string, upload: () => Promise<Result>): Promise<Result> {
  const before = inProgress.get(name)
  const result = (before ?? Promise.resolve()).then(upload)
  const settleUploads = result.then(
    () => {},
    () => {},
  )
  inProgress.set(name, settleUploads)
  try {
    return await result
  } finally {
    if (inProgress.get(name) === settleUploads) inProgress.delete(name)
  }
}
