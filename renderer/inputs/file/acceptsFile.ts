/** Types of files whose system did not tell theirs. */
const types: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  heic: 'image/heic',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
}

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Media type of a file, as its system tells it, else by its ending. */
export const typeOf = ({ name, type }: { name: string; type: string }): string =>
  type.toLowerCase() || (types[endingOf(name)] ?? 'application/octet-stream')

const tokensOf = (accept: string): string[] =>
  accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter((token) => token !== '')

/** Whether a file is of a kind that is asked for; of any kind when none is named. */
export function acceptsFile(accept: string | undefined, file: { name: string; type: string }): boolean {
  const tokens = tokensOf(accept ?? '')
  const type = typeOf(file)
  return (
    tokens.length === 0 ||
    tokens.some((token) => {
      if (token.startsWith('.')) return file.name.toLowerCase().endsWith(token)
      return token.endsWith('/*') ? type.startsWith(token.slice(0, -1)) : type === token || token === '*'
    })
  )
}

/** Kinds in words: whole families by `family`, others by their ending in capitals. */
export function kindsOf(accept: string, family: (name: 'audio' | 'image' | 'text' | 'video') => string): string[] {
  const words = tokensOf(accept).map((token) => {
    const [, whole] = /^(audio|image|text|video)\/\*$/.exec(token) ?? []
    if (whole === 'audio' || whole === 'image' || whole === 'text' || whole === 'video') return family(whole)
    const named = Object.entries(types).find(([, type]) => type === token)?.[0]
    return (named ?? token.replace(/^\.|^.*[/.]/, '')).toUpperCase()
  })
  return [...new Set(words)]
}
