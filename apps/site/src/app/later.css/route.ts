import { laterSheet } from '@wiring/ui/later-sheet'

export const dynamic = 'force-static'

/** The address names the rules (`laterSheetAddress`). */
export const GET = () =>
  new Response(laterSheet, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
