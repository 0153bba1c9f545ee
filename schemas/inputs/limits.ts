/** Characters, unless a field has its own limits. */
export const limits = { leastText: 2, text: 9999, leastPassword: 6 } as const
