import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { defineCliConfig } from 'sanity/cli'
import type { Plugin, PluginOption } from 'vite'
import { offline } from './src/offline.ts'

const content = '../packages/content/src'
/** `sanity dev` keeps the types of content up to date. */
const enabled = process.argv.includes('dev')

/** In a process of its own: in this one the registry is loaded already. */
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

/** Vite ends a build when its development server stops, too: Ctrl-C would wait ten seconds for the types. */
function withoutEnd(plugin: PluginOption): PluginOption {
  if (!plugin || !('name' in plugin) || !/^sanity\/(schema-extraction|typegen)$/.test(plugin.name))
    return plugin
  return { ...plugin, buildEnd: () => undefined }
}

/** Every command works without a network. */
export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'local',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  deployment: { autoUpdates: false },
  reactStrictMode: true,
  vite: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).map(withoutEnd),
      pageFiles,
      ...(process.env.SANITY_STUDIO_API_HOST ? [offline()] : []),
    ],
  }),
  schemaExtraction: {
    enabled,
    path: './schema.json',
    // The folder is watched, the patterns choose.
    watchPatterns: [content, `${content}/**/*.schema.ts`, `${content}/generated/section-schemas.ts`],
  },
  typegen: {
    enabled,
    path: [`${content}/**/*.query.ts`],
    schema: './schema.json',
    generates: process.env.TYPES_FILE ?? `${content}/sanity.types.ts`,
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
})
