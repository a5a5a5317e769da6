/** Where a page document shows, and the card that the site draws when the editor chose none. */
export function pageOf(type: string): { path: string; card: string } {
  if (type === 'consolePage') return { path: '/console', card: '/og/console' }
  if (type === 'labPage') return { path: '/lab', card: '/og/lab' }
  if (type === 'specimenPage') return { path: '/map', card: '/og/map' }
  return { path: '/', card: '/og/home' }
}
