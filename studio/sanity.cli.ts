import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineCliConfig } from 'sanity/cli'
import type { Plugin, PluginOption } from 'vite'
import { offline } from './src/offline.ts'

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

/** Without this Ctrl-C waits ten seconds. */
function withoutBuildEnd(plugin: PluginOption): PluginOption {
  if (!plugin || !('name' in plugin) || !/^sanity\/(schema-extraction|typegen)$/.test(plugin.name))
    return plugin
  return { ...plugin, buildEnd: () => undefined }
}

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'local',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  deployment: { autoUpdates: false },
  reactStrictMode: true,
  vite: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).map(withoutBuildEnd),
      pageFiles,
      ...(process.env.SANITY_STUDIO_API_HOST ? [offline()] : []),
    ],
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
