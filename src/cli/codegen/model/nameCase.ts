const boundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[^\p{L}\p{N}]+/u

/** Returns the words of a name in any style: `poll-simple`, `add_notification`, `isOpen`, `HTMLText`, `Town event`. */
export const splitWords = (name: string): string[] => name.split(boundary).filter(Boolean)

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** `poll-simple` becomes `PollSimple`. */
export const pascalCase = (name: string): string =>
  splitWords(name)
    .map((word) => capital(word.toLowerCase()))
    .join('')

/** `poll-simple` becomes `pollSimple`. */
export function camelCase(name: string): string {
  const whole = pascalCase(name)
  const first = splitWords(name)[0]?.length ?? 0
  return whole.slice(0, first).toLowerCase() + whole.slice(first)
}

/** `poll-simple` becomes `POLL_SIMPLE`. */
export const upperSnakeCase = (name: string): string => splitWords(name).join('_').toUpperCase()

/** Returns the singular of a name: `entries` becomes `entry`, `boxes` becomes `box`; undefined when the name is not a plural. */
export function singular(name: string): string | undefined {
  if (/ies$/i.test(name)) return `${name.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/i.test(name)) return name.slice(0, -2)
  return /[^sui]s$/i.test(name) ? name.slice(0, -1) : undefined
}
