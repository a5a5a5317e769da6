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
import { InputWithHelp } from './src/help.tsx'
import { icons, Logo } from './src/icons.tsx'
import { resolve } from './src/presentation.ts'
import { publishCheck } from './src/publish-check/inspector.tsx'
import { withPublishCheck } from './src/publish-check/publish-action.tsx'
import { publishLater } from './src/scheduled/publish-later.tsx'
import { ScheduledTool } from './src/scheduled/scheduled-tool.tsx'
import { SharedPreviewsTool } from './src/shared-previews/shared-previews-tool.tsx'
import { actionsOfSingletons, withoutSingletons } from './src/singletons.ts'
import { structure } from './src/structure.ts'
import { UndoTool } from './src/undo/undo-tool.tsx'

const { projectId, dataset, apiHost, siteUrl } = environment

/** Its code loads when the tool is opened. */
function lazyTool(load: () => Promise<{ default: ComponentType }>) {
  const Tool = lazy(load)
  return () => createElement(Suspense, { fallback: null }, createElement(Tool))
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
    // Raw queries are for developers.
    ...(process.env.NODE_ENV === 'development' ? [visionTool()] : []),
  ],
  tools: (tools) => [
    {
      name: 'overview',
      title: 'Overview',
      icon: DashboardIcon,
      component: lazyTool(() => import('./src/overview/overview-tool.tsx')),
    },
    ...tools,
    {
      name: 'pictures',
      title: 'Pictures',
      icon: ImagesIcon,
      component: lazyTool(() => import('./src/pictures/pictures-tool.tsx')),
    },
    { name: 'scheduled', title: 'Scheduled', icon: ClockIcon, component: ScheduledTool },
    { name: 'undo', title: 'Undo', icon: RevertIcon, component: UndoTool },
    {
      name: 'shared-previews',
      title: 'Shared previews',
      icon: LinkRemovedIcon,
      component: SharedPreviewsTool,
    },
  ],
  schema: {
    types: schemaTypes.map((type) => ({ ...type, ...(icons[type.name] && { icon: icons[type.name] }) })),
  },
  document: {
    actions: (actions, context) => [
      ...actionsOfSingletons(actions, context).map(withPublishCheck),
      publishLater,
    ],
    // Sanity's own list of broken rules is part of ours.
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
  // Each of these asks a paid or a hosted service.
  tasks: { enabled: false },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
})
