import { defineCliConfig } from 'sanity/cli'
import { offline } from './src/offline.ts'

/** Every command works without a network. */
export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'local',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  deployment: { autoUpdates: false },
  reactStrictMode: true,
  vite: (config) =>
    process.env.SANITY_STUDIO_API_HOST
      ? { ...config, plugins: [...(config.plugins ?? []), offline()] }
      : config,
  schemaExtraction: { path: './schema.json' },
  typegen: {
    path: ['../packages/content/src/**/*.query.ts'],
    schema: './schema.json',
    generates: process.env.TYPES_FILE ?? '../packages/content/src/sanity.types.ts',
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
})
