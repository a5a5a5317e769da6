/** Of the lake's API, for every reader and writer of the content. The stand-in has its own. */
export const apiVersion = '2025-02-19'
