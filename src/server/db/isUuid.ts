const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a string can be compared with a column of uuids. PostgreSQL fails for any other. */
export const isUuid = (text: string): boolean => uuid.test(text)
