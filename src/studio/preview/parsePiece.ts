/** A document that was read; undefined for a text that is no JSON. */
export type Parsed = { document: unknown } | undefined

export function parsePiece(json: string | undefined): Parsed {
  try {
    return json === undefined ? undefined : { document: JSON.parse(json) }
  } catch {
    return undefined
  }
}
