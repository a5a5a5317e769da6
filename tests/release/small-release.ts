import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Ends as Next does: open requests are answered first. */
const server = (id: string, isWell: boolean) => `
const { createServer } = require('node:http')
const { existsSync } = require('node:fs')
let ending = false
const server = createServer((request, response) => {
  const ready = request.url === '/alive' || (${isWell} && !existsSync(process.env.OUTAGE))
  if (ending) response.setHeader('connection', 'close')
  response.writeHead(request.url.endsWith('ready') && !ready ? 503 : 200, { 'content-type': 'text/html' })
  setTimeout(() => response.end('${id}'), 20)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  ending = true
  server.close(() => process.exit(0))
  server.closeIdleConnections()
})
`

/** An archive as \`npm run release\` makes it, with programs that only say which release they are. */
export function smallRelease(folder: string, id: string, isWell = true): string {
  const release = join(folder, id)
  const files = {
    RELEASE: `${id}\n`,
    'studio/server/main.mjs': `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);${server(id, isWell)}`,
    'apps/site/.next-release/static/chunks/same.js': '/* the same in each */',
    [`apps/site/.next-release/static/chunks/${id}.js`]: `/* ${id} */`,
    [`apps/site/.next-release/static/chunks/${id}.js.br`]: brotliCompressSync(`/* ${id} */`),
    ...Object.fromEntries(
      ['site', 'onboarding', 'desk'].map((app) => [`apps/${app}/server.js`, server(id, isWell)]),
    ),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(release, name, '..'), { recursive: true })
    writeFileSync(join(release, name), text)
  }
  const archive = join(folder, `${id}.tar.gz`)
  execFileSync('tar', ['-czf', archive, '-C', folder, id])
  return archive
}

/** For `systemctl restart tracework-site@3000`: what the unit does, without systemd. */
export const systemctl = (root: string) => `#!/bin/bash
set -e
unit=\${2#tracework-}; app=\${unit%@*}; port=\${unit#*@}; pid=${root}/$port.pid
if [ -f "$pid" ]; then kill "$(cat "$pid")" || true; tail --pid="$(cat "$pid")" -f /dev/null; fi
cd ${root}/current; program=server.js
if [ "$app" = studio ]; then cd studio; program=server/main.mjs; else cd "apps/$app"; fi
OUTAGE=${root}/outage PORT=$port setsid ${process.execPath} $program > /dev/null 2>&1 < /dev/null &
echo $! > "$pid"
`
