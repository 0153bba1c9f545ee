/** A Go string of any text. */
export const quote = (text: string): string => JSON.stringify(text)

/** The tag of a member: its name in JSON, and that it is left out when it is not there. */
export function tag(name: string, isOptional: boolean): string {
  const ending = isOptional ? ',omitempty' : name === '-' ? ',' : ''
  const text = `json:${quote(name + ending)}`
  return text.includes('`') ? quote(text) : `\`${text}\``
}
