import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list'
import { type PageType, pages, pageTypes } from '@wiring/content/pages'
import type { StructureResolver } from 'sanity/structure'
import { hideCreateWhenFull } from './hide-create-when-full.ts'
import { icons } from './icons.tsx'
import { NumberedList } from './numbered-list/numbered-list.tsx'
import { OrderedList } from './numbered-list/ordered-list.tsx'
import { WizardReading } from './reading/wizard-reading.tsx'

export const structure: StructureResolver = (S, context) => {
  const hideWhenFull = hideCreateWhenFull(context.documentStore)
  const item = (id: string, title: string) => S.listItem().id(id).title(title).icon(icons[id])
  const document = (type: string, title: string) =>
    S.document().schemaType(type).documentId(type).title(title)
  const single = (type: string, title: string) => item(type, title).child(document(type, title))
  const ordered = (type: string, title: string) => {
    const icon = icons[type]
    const list = orderableDocumentListDeskItem({ type, title, id: type, S, context, ...(icon && { icon }) })
    // The plugin uses the title of one document.
    const pane = { ...list.child, title, component: OrderedList }
    return Object.assign(list, { child: () => hideWhenFull(type, pane) })
  }
  /** Not draggable: each number has its drawing. */
  const byNumber = (type: string, title: string) => {
    const list = S.documentTypeList(type)
      .title(title)
      .defaultOrdering([{ field: 'number', direction: 'asc' }])
    return item(type, title).child(() => hideWhenFull(type, list.serialize()))
  }
  const numbered = (type: string, title: string) =>
    item(type, title).child(() =>
      hideWhenFull(
        type,
        // A document list, so that links open beside it.
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
    return item(id, title).icon(icons[type]).child(S.list().id(id).title(title).items(items))
  }

  return S.list()
    .id('content')
    .title('Content')
    .items([
      ...pageTypes.map(page),
      single('notFoundPage', 'Not found page'),
      S.divider(),
      item('wizardTexts', 'Wizard texts').child(
        document('wizardTexts', 'Wizard texts').views([
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
