import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list'
import { type PageType, pages, pageTypes } from '@wiring/content/pages'
import type { StructureResolver } from 'sanity/structure'
import { hideCreateWhenFull } from './hide-create-when-full.ts'
import { icons } from './icons.tsx'
import { NumberedList } from './numbered-list/numbered-list.tsx'
import { OrderedList } from './numbered-list/ordered-list.tsx'
import { WizardReading } from './reading/wizard-reading.tsx'

/** Problem cards are not dragged: each number has its own drawing. */
export const structure: StructureResolver = (S, context) => {
  const hideWhenFull = hideCreateWhenFull(context.documentStore)
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
    const list = item.child
    return Object.assign(item, {
      child: () => hideWhenFull(type, { ...list, title, component: OrderedList }),
    })
  }
  const byNumber = (type: string, title: string) =>
    S.listItem()
      .id(type)
      .title(title)
      .icon(icons[type])
      .child(() =>
        hideWhenFull(
          type,
          S.documentTypeList(type)
            .title(title)
            .defaultOrdering([{ field: 'number', direction: 'asc' }])
            .serialize(),
        ),
      )
  const numbered = (type: string, title: string) =>
    S.listItem()
      .id(type)
      .title(title)
      .icon(icons[type])
      .child(() =>
        hideWhenFull(
          type,
          // A list of documents, so that links open beside it; drawn by the component.
          Object.assign(S.documentTypeList(type).title(title).serialize(), {
            __preserveInstance: true,
            key: type,
            type: 'component',
            component: NumberedList,
            options: { type },
            menuItems: [],
          }),
        ),
      )
  const plain = (type: string, title: string) => S.documentTypeListItem(type).title(title).icon(icons[type])
  /** A page without lists is a single document. */
  const listsOf: Partial<Record<PageType, Parameters<ReturnType<typeof S.list>['items']>[0]>> = {
    landingPage: [
      byNumber('problemCard', 'Problem cards'),
      numbered('approachStep', 'Approach steps'),
      ordered('offering', 'Offerings'),
      ordered('mirrorCard', 'Mirror cards'),
      single('foundersNote', 'Founder’s note'),
      S.divider().title('Modals'),
      single('mapExplainer', 'How We Map Your Wiring'),
      single('promptExample', 'Real Example'),
    ],
    consolePage: [ordered('consoleFeature', 'Console features'), ordered('pricingPlan', 'Pricing')],
    labPage: [ordered('labService', 'Lab services'), ordered('portfolioItem', 'Portfolio')],
  }
  const page = (type: PageType) => {
    const lists = listsOf[type]
    const { title } = pages[type]
    if (!lists) return single(type, title)
    const id = type.replace(/Page$/, '')
    const items = [single(type, 'Words of the page'), S.divider().title('Lists on it'), ...lists]
    return S.listItem().id(id).title(title).icon(icons[type]).child(S.list().id(id).title(title).items(items))
  }

  return S.list()
    .id('content')
    .title('Content')
    .items([
      ...pageTypes.map(page),
      single('notFoundPage', 'Not found page'),
      S.divider(),
      S.listItem()
        .id('wizardTexts')
        .title('Wizard texts')
        .icon(icons.wizardTexts)
        .child(
          S.document()
            .schemaType('wizardTexts')
            .documentId('wizardTexts')
            .title('Wizard texts')
            .views([
              S.view.form().title('Words'),
              S.view.component(WizardReading).id('reading').title('How it reads'),
            ]),
        ),
      single('privacyPolicy', 'Privacy policy'),
      S.divider(),
      plain('banner', 'Banners'),
      plain('redirect', 'Redirects'),
      single('siteSettings', 'Site settings'),
    ])
}
