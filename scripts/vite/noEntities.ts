/**
 * Replaces `entities/decode`, most of the weight of the HTML parser. The parser is configured not to decode entities, so it
 * never calls the decoder.
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
