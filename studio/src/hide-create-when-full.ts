import { type CountedType, expectedCounts } from '@wiring/content/parts/rules/document-counts.ts'
import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import { catchError, distinctUntilChanged, map, type Observable, of, startWith } from 'rxjs'
import type { DocumentStore } from 'sanity'

interface List {
  initialValueTemplates?: unknown[]
  menuItems?: { intent?: { type: string } }[]
}

/** Drafts count. */
export function hideCreateWhenFull(store: DocumentStore) {
  return <Pane extends object>(type: string, list: Pane & List): Observable<Pane> => {
    const [maximum = Number.POSITIVE_INFINITY] = expectedCounts[type as CountedType] ?? []
    const full: Pane & List = {
      ...list,
      initialValueTemplates: [],
      menuItems: list.menuItems?.filter(({ intent }) => intent?.type !== 'create') ?? [],
    }
    return store.listenQuery('*[_type == $type]._id', { type }, { tag: 'places' }).pipe(
      map((ids: string[]) => new Set(ids.map(publishedId)).size >= maximum),
      catchError(() => of(false)),
      startWith(false),
      distinctUntilChanged(),
      map((isFull) => (isFull ? full : list)),
    )
  }
}
