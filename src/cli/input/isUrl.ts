/** Whether what is named is asked of a server. */
export const isUrl = (name: string): boolean => /^https?:\/\//i.test(name)
