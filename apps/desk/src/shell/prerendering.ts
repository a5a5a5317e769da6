/** False, too, where the browser makes no pages ahead. */
export const isPrerendering = (): boolean => 'prerendering' in document && document.prerendering === true
