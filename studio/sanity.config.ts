import { ClockIcon } from '@sanity/icons/Clock'
import { DashboardIcon } from '@sanity/icons/Dashboard'
import { ImagesIcon } from '@sanity/icons/Images'
import { LinkRemovedIcon } from '@sanity/icons/LinkRemoved'
import { RevertIcon } from '@sanity/icons/Revert'
import { visionTool } from '@sanity/vision'
import { schemaTypes } from '@wiring/content/schema'
import { validationMessages } from '@wiring/content/validation-messages'
import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { defineConfig, defineLocaleResourceBundle } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { environment } from './src/env.ts'
import { InputWithHelp } from './src/help/input-with-help.tsx'
import { icons, Logo } from './src/icons.tsx'
import { withOwnPlace } from './src/numbered-list/duplicate-action.ts'
import { resolve } from './src/presentation.ts'
import { publishCheck } from './src/publish-check/inspector.tsx'
import { withPublishCheck } from './src/publish-check/publish-action.tsx'
import { publishLater } from './src/scheduled/publish-later.tsx'
import { actionsOfSingletons, withoutSingletons } from './src/singletons.ts'
import { structure } from './src/structure.ts'
import { withTrash } from './src/trash/delete-action.tsx'

const { projectId, dataset, apiHost, siteUrl } = environment

function tool(
  name: string,
  title: string,
  icon: ComponentType,
  load: () => Promise<{ default: ComponentType }>,
) {
  const Tool = lazy(load)
  return {
    name,
    title,
    icon,
    component: () => createElement(Suspense, { fallback: null }, createElement(Tool)),
  }
}

export default defineConfig({
  name: 'default',
  title: 'Tracework',
  icon: Logo,
  projectId,
  dataset,
  ...(apiHost ? { apiHost } : {}),
  plugins: [
    structureTool({ title: 'Content', structure }),
    presentationTool({
      title: 'Preview',
      resolve,
      allowOrigins: [siteUrl],
      previewUrl: { initial: siteUrl, previewMode: { enable: '/api/draft-mode/enable' } },
    }),
    ...(process.env.NODE_ENV === 'development' ? [visionTool()] : []),
  ],
  tools: (tools) => [
    tool('overview', 'Overview', DashboardIcon, () => import('./src/overview/overview-tool.tsx')),
    ...tools,
    tool('pictures', 'Pictures', ImagesIcon, () => import('./src/pictures/pictures-tool.tsx')),
    tool('scheduled', 'Scheduled', ClockIcon, () => import('./src/scheduled/scheduled-tool.tsx')),
    tool('undo', 'Undo', RevertIcon, () => import('./src/undo/undo-tool.tsx')),
    tool(
      'shared-previews',
      'Shared previews',
      LinkRemovedIcon,
      () => import('./src/shared-previews/shared-previews-tool.tsx'),
    ),
  ],
  schema: {
    types: schemaTypes.map((type) => ({ ...type, ...(icons[type.name] && { icon: icons[type.name] }) })),
  },
  document: {
    actions: (actions, context) => [
      ...actionsOfSingletons(actions, context).map(withPublishCheck).map(withTrash).map(withOwnPlace),
      publishLater,
    ],
    // The publish check includes Sanity's validation inspector.
    inspectors: (inspectors) => [
      publishCheck,
      ...inspectors.filter(({ name }) => name !== 'sanity/structure/validation'),
    ],
    newDocumentOptions: withoutSingletons,
    comments: { enabled: false },
  },
  i18n: {
    bundles: [
      defineLocaleResourceBundle({ locale: 'en-US', namespace: 'validation', resources: validationMessages }),
    ],
  },
  form: { components: { input: InputWithHelp } },
  // These need hosted services.
  tasks: { enabled: false },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
})
