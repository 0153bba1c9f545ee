import type { Piece } from './loading'

/** A document that was read; undefined for a text that is no JSON. */
export type Parsed = { document: unknown } | undefined

export type DrawnPiece = Piece & { parsed: Parsed }

export function parsePiece(json: string): Parsed {
  try {
    return { document: JSON.parse(json) }
  } catch {
    return undefined
  }
}
