/**
 * 4 MB of young generation a half instead of 16: servers of photographs kept up to 100 MB of garbage (`npm
 * run bench:onboarding`: 2,090 MB without, 1,926 with it, same time). Not for compilers.
 */
export const smallHeapFlags = ['--max-semi-space-size=4'] as const
