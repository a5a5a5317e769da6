/**
 * V8's option for a nursery of 4 MB a half instead of 16 (Node's default). A server that handles photographs otherwise
 * keeps up to 100 MB of garbage that nobody is in a hurry to collect: `npm run bench:onboarding` held 2,090 MB after
 * eight rounds without it and 1,926 with it, in the same time a round. Not for compilers, which live in their nursery.
 */
export const smallNursery = ['--max-semi-space-size=4'] as const
