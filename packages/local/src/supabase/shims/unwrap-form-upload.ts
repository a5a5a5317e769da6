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
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const seconds = field('cacheControl')?.replace(/[^\x20-\x7e]/g, '?')
  headers.set('cache-control', seconds === undefined ? 'no-cache' : `max-age=${seconds}`)
  const metadata = field('metadata')
  if (metadata !== undefined) headers.set('x-metadata', Buffer.from(metadata).toString('base64'))
  return new Request(request.url, { method: request.method, headers, body: await file.bytes() })
}
