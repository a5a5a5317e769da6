import { brand, rooms, scale } from './tokens.ts'

const declarations = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => `  --${name}: ${value};`)

const rule = (selector: string, ...lines: string[]) => `${selector} {\n${lines.join('\n')}\n}\n`

/** The text of `tokens.css`. The page itself is the paper room, until a `data-room` says otherwise. */
export function tokenSheet(): string {
  const schemes = { paper: 'light', night: 'dark', gallery: 'light' } as const
  return [
    '/* Written from tokens.ts. */\n' +
      rule(':root', ...declarations(brand), '', ...declarations(scale)).replaceAll('\n  \n', '\n\n'),
    ...(['paper', 'night', 'gallery'] as const).map((name) =>
      rule(
        `${name === 'paper' ? ':root,\n' : ''}[data-room="${name}"]`,
        `  color-scheme: ${schemes[name]};`,
        ...declarations(rooms[name]),
        ...(name === 'night' ? ['  --dot-gap: 16px;'] : []),
      ),
    ),
  ].join('\n')
}
