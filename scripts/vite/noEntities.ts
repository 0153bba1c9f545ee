/**
 * Stands in for `entities/decode`: the HTML parser is told to decode nothing, so the decoder it imports, most of its weight,
 * is never asked.
 */
export class EntityDecoder {
  startEntity(): void {}
  write(): number {
    return 0
  }
  end(): number {
    return 0
  }
}

export const DecodingMode = { Legacy: 0, Strict: 1, Attribute: 2 }
export const htmlDecodeTree = undefined
export const xmlDecodeTree = undefined
