import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineDocumentInspector } from 'sanity'
import { PublishCheck } from './publish-check.tsx'

/** The panel beside each document, opened from the icons over its form. */
export const publishCheck = defineDocumentInspector({
  name: 'publish-check',
  component: PublishCheck,
  useMenuItem: () => ({ icon: CheckmarkCircleIcon, title: 'Publish check', showAsAction: true }),
})
