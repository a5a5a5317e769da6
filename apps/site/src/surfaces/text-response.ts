type TextType = 'application/speculationrules+json' | 'text/markdown' | 'text/plain'

export function textResponse(text: string, type: TextType): Response {
  return new Response(`${text}\n`, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=86400',
    },
  })
}
