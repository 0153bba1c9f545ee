/** Whether a schema allows every value. */
export const isAnything = (schema: unknown): boolean =>
  schema === true || (typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0)
