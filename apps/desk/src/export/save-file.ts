/** The operator stays on the page, and half a file is not kept. */
export async function saveFile(path: string): Promise<'saved' | 'signed_out' | 'failed'> {
  try {
    const response = await fetch(path, { cache: 'no-store' })
    if (response.status === 403) return 'signed_out'
    if (!response.ok) return 'failed'
    const url = URL.createObjectURL(await response.blob())
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    const link = Object.assign(document.createElement('a'), { href: url, download: name ?? 'export' })
    link.click()
    // The browser reads it after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return 'saved'
  } catch {
    return 'failed'
  }
}
