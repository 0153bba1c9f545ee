const bare = (text: string): string => text.replace(/^\s*(?:https?:\/\/)?(?:www\.)?/i, '')

/** The name of a profile, without the address it was pasted with. */
export function stripPrefix(text: string, prefix: string | undefined): string {
  if (!prefix) return text
  if (text.startsWith(prefix)) return text.slice(prefix.length)
  const start = bare(prefix)
  const rest = bare(text)
  return start && rest.toLowerCase().startsWith(start.toLowerCase()) ? rest.slice(start.length) : text
}
