/** The path on this site that a redirect of the back end leads to; undefined when it leads elsewhere. */
export function safeLocation(location: string, origin: string): string | undefined {
  if (location === '' || !URL.canParse(location, origin)) return undefined
  const url = new URL(location, origin)
  if (url.origin !== origin) return undefined
  // Two slashes would begin the name of another host.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash
}
