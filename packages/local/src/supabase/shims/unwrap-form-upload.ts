/**
 * Defect of lite 0.10: supabase-js sends a Blob in a form field without a name, which lite refuses. `null`
 * without a file.
 */
export async function unwrapFormUpload(request: Request): Promise<Request | null> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request
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
