/**
 * Defect of lite 0.10: supabase-js sends a Blob as a form whose file field has an empty name; lite looks for
 * `file` and refuses. This unwraps the form; `null` when it holds no file.
 */
export async function unwrapBlob(request: Request): Promise<Request | null> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request
  // Also rejects when the upload is too large or breaks off, which the caller notices.
  const form = await request.formData().catch(() => new FormData())
  const file = [...form.values()].find((value) => value instanceof File)
  if (file === undefined) return null
  const headers = new Headers(request.headers)
  headers.set('content-type', file.type || 'application/octet-stream')
  headers.set('content-length', String(file.size))
  const seconds = form.get('cacheControl')
  if (typeof seconds === 'string' && /^\d+$/.test(seconds)) headers.set('cache-control', `max-age=${seconds}`)
  return new Request(request.url, { method: request.method, headers, body: await file.bytes() })
}
