import { rmSync, mkdirSync, writeFileSync } from 'node:fs'
import { bundleTools } from '../../deploy/release/bundle-tools.ts'
import { collectApps } from '../../deploy/release/collect-apps.ts'
import { collectSources } from '../../deploy/release/collect-sources.ts'
const f = '/tmp/w33a/made/first'
rmSync(f, { recursive: true, force: true }); mkdirSync(f, { recursive: true })
collectApps(f); await bundleTools(f); collectSources(f); writeFileSync(f + '/RELEASE', 'first\n')
