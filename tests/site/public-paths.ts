/** Of every page; the test of the sitemap compares it with the registry. */
export const publicPaths = ['/', '/console', '/lab', '/map', '/trust']
