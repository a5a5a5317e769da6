/** Raise it with every change of weights, rules or words. */
export const model = '3.2'
