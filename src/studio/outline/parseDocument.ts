/** The value of a JSON text; undefined when the text is not JSON. */
export function parseDocument(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return undefined
  }
}
