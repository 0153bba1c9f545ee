/** Converts `opening-note` to `OpeningNote`. */
export const pascal = (name: string): string => camel(`-${name}`)

/** Converts `opening-note` to `openingNote`. */
export const camel = (name: string): string =>
  name.replace(/[-_]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Converts `opening-note` to `opening_note`. */
export const snake = (name: string): string => name.replaceAll('-', '_')

/** Converts `timeOfDay` to `time of day`. */
export const spaced = (name: string): string =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, last: string, first: string) => `${last} ${first.toLowerCase()}`)

/** Converts `opening-note` to `Opening note`. */
export const sentence = (name: string): string => {
  const words = name.replace(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
