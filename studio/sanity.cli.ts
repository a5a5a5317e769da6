import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineCliConfig } from 'sanity/cli'
import type { Plugin, PluginOption } from 'vite'
import { studioEnvironment } from './server/environment.ts'
import { studioPage, withoutRemoteFonts } from './server/studio-page.ts'

const content = '../packages/content/src'
const enabled = process.argv.includes('dev')

/** Typegen starts beside the extraction, and would warn at the first start that there is no schema. */
function extractFirstSchema(): void {
  const folder = fileURLToPath(new URL('./', import.meta.url))
  const command = fileURLToPath(new URL('../node_modules/sanity/bin/sanity', import.meta.url))
  if (existsSync(`${folder}schema.json`)) return
  const extract = ['schema', 'extract', '--force', '--path', 'schema.json']
  execFileSync(process.execPath, [command, ...extract], { cwd: folder, stdio: 'ignore' })
}
if (enabled) extractFirstSchema()

/** This process has cached the registry. */
const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'serve',
  configureServer: ({ watcher }) => {
    const typegen = fileURLToPath(new URL('./typegen.ts', import.meta.url))
    watcher.on('change', (path) => {
      if (path.endsWith('/content/src/pages.ts'))
        spawn(process.execPath, [typegen, '--pages'], { stdio: 'inherit' })
    })
  },
}

/** In a build the server does it. */
const environmentInPage: Plugin = {
  name: 'environment-in-page',
  enforce: 'post',
  apply: 'serve',
  transformIndexHtml: { order: 'post', handler: (html) => studioPage(html, studioEnvironment()) },
}

const ownFonts: Plugin = {
  name: 'own-fonts',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle))
      if (asset.type === 'asset' && typeof asset.source === 'string' && asset.fileName.endsWith('.css'))
        asset.source = withoutRemoteFonts(asset.source)
  },
}

/** Without this Ctrl-C waits ten seconds. */
function withoutBuildEnd(plugin: PluginOption): PluginOption {
  if (!plugin || !('name' in plugin) || !/^sanity\/(schema-extraction|typegen)$/.test(plugin.name))
    return plugin
  return { ...plugin, buildEnd: () => undefined }
}

export default defineCliConfig({
  // Of the local lake: a build knows no project, the page is told (server/studio-page.ts).
  api: { projectId: 'local', dataset: 'production' },
  deployment: { autoUpdates: false },
  reactStrictMode: true,
  vite: (config) => ({
    ...config,
    // Else the clock, so that every build of one commit would be another.
    ...(process.env.SOURCE_DATE_EPOCH && {
      define: { ...config.define, __SANITY_BUILD_TIMESTAMP__: `${process.env.SOURCE_DATE_EPOCH}000` },
    }),
    plugins: [...(config.plugins ?? []).map(withoutBuildEnd), pageFiles, environmentInPage, ownFonts],
  }),
  schemaExtraction: {
    enabled,
    path: './schema.json',
    watchPatterns: [content, `${content}/**/*.schema.ts`, `${content}/generated/section-schemas.ts`],
  },
  typegen: {
    enabled,
    path: [`${content}/**/*.query.ts`],
    schema: './schema.json',
    generates: process.env.TYPES_FILE || `${content}/sanity.types.ts`,
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
})
