import { schemaTypes } from '@wiring/content/schema'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'

export default defineConfig({
  name: 'default',
  title: 'Tracework',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'local',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  plugins: [structureTool()],
  schema: { types: schemaTypes },
})
