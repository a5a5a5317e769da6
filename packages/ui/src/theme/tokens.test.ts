import { expect, test } from 'vitest'
import { brand, rooms, scale } from './tokens.ts'

const declarations = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => `  --${name}: ${value};`)

const rule = (selector: string, ...lines: string[]) => `${selector} {\n${lines.join('\n')}\n}\n`

function tokenSheet(): string {
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

test('tokens.css has the values of tokens.ts; `-u` writes it', async () => {
  await expect(tokenSheet()).toMatchFileSnapshot('tokens.css')
})

test('every room has a value for every name', () => {
  const names = Object.keys(rooms.paper).sort()
  for (const room of Object.values(rooms)) expect(Object.keys(room).sort()).toEqual(names)
})
