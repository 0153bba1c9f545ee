/** Parses a URL, relative to `base` if it is given. Undefined when it is not valid. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
