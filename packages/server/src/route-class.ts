const probes = ['alive', 'ready', 'metrics', 'reports']
const areas: Record<string, string> = {
  api: 'api',
  forms: 'form',
  frames: 'page',
  og: 'file',
  'seed-pictures': 'file',
  'wiring-static': 'static',
  _next: 'static',
}

/** What kind of answer a path asks for: few words, and never a part of an address, which may be a secret. */
export function routeClass(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  const probed = first === 'wiring' ? second : first
  if (probes.includes(probed)) return 'probe'
  if (first === 'wiring') return second === 'map' ? 'map' : 'wizard'
  if (Object.hasOwn(areas, first)) return areas[first] ?? 'page'
  return path.includes('.') ? 'file' : 'page'
}
