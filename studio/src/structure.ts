import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { PlugIcon } from '@sanity/icons/Plug'
import { SquareIcon } from '@sanity/icons/Square'
import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list'
import type { StructureResolver } from 'sanity/structure'
import { icons } from './icons.ts'
import { NumberedList } from './numbered-list/numbered-list.tsx'
import { OrderedList } from './numbered-list/ordered-list.tsx'

/** The Studio's first column. Lists whose order shows on the site are dragged; steps get their numbers by it. Problem
 * cards stay with their numbers, as each number has its own drawing. */
export const structure: StructureResolver = (S, context) => {
  const single = (type: string, title: string) =>
    S.listItem()
      .id(type)
      .title(title)
      .icon(icons[type])
      .child(S.document().schemaType(type).documentId(type).title(title))
  const ordered = (type: string, title: string) => {
    const item = orderableDocumentListDeskItem({
      type,
      title,
      id: type,
      S,
      context,
      ...(icons[type] && { icon: icons[type] }),
    })
    // Its list would be called by the name of one document.
    Object.assign(item.child ?? {}, { title, component: OrderedList })
    return item
  }
  const byNumber = (type: string, title: string) =>
    S.listItem()
      .id(type)
      .title(title)
      .icon(icons[type])
      .child(
        S.documentTypeList(type)
          .title(title)
          .defaultOrdering([{ field: 'number', direction: 'asc' }]),
      )
  const numbered = (type: string, title: string) =>
    S.listItem()
      .id(type)
      .title(title)
      .icon(icons[type])
      .child(
        // A list of documents, so that links to them open beside it; drawn by the component.
        Object.assign(S.documentTypeList(type).title(title).serialize(), {
          __preserveInstance: true,
          key: type,
          type: 'component',
          component: NumberedList,
          options: { type },
          menuItems: [],
        }),
      )
  const plain = (type: string, title: string) => S.documentTypeListItem(type).title(title).icon(icons[type])
  const group = (
    title: string,
    icon: typeof CogIcon,
    items: Parameters<ReturnType<typeof S.list>['items']>[0],
  ) =>
    S.listItem()
      .id(title.toLowerCase())
      .title(title)
      .icon(icon)
      .child(S.list().id(title.toLowerCase()).title(title).items(items))

  return S.list()
    .id('content')
    .title('Content')
    .items([
      group('Pages', DocumentsIcon, [
        single('landingPage', 'Landing page'),
        single('consolePage', 'Console page'),
        single('labPage', 'Lab page'),
        single('specimenPage', 'Specimen page'),
        single('notFoundPage', 'Not found page'),
        S.divider().title('On the landing page'),
        byNumber('problemCard', 'Problem cards'),
        numbered('approachStep', 'Approach steps'),
        single('foundersNote', 'Founder’s note'),
        ordered('mirrorCard', 'Mirror cards'),
        S.divider().title('On the Console page'),
        ordered('consoleFeature', 'Console features'),
      ]),
      group('Services', PlugIcon, [
        ordered('offering', 'Offerings'),
        S.divider().title('Modals'),
        single('mapExplainer', 'How We Map Your Wiring'),
        single('promptExample', 'Real Example'),
      ]),
      ordered('pricingPlan', 'Pricing'),
      group('Lab', SquareIcon, [single('labPage', 'Lab page'), ordered('labService', 'Lab services')]),
      ordered('portfolioItem', 'Portfolio'),
      S.divider(),
      group('Settings', CogIcon, [
        single('siteSettings', 'Site settings'),
        single('wizardTexts', 'Wizard texts'),
        single('privacyPolicy', 'Privacy policy'),
        S.divider(),
        plain('banner', 'Banners'),
        plain('redirect', 'Redirects'),
      ]),
    ])
}
