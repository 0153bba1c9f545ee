const [quote, backslash, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
)

/** Whether UTF-8 JSON, valid or not, nests lists and objects deeper than `maxLevels`. */
export function isTooDeep(json: Uint8Array, maxLevels: number): boolean {
  let levels = 0
  let isInString = false
  for (let index = 0; index < json.length; index++) {
    const byte = json[index]
    if (isInString) {
      if (byte === backslash) index++
      else if (byte === quote) isInString = false
    } else if (byte === quote) isInString = true
    else if (byte === openList || byte === openObject) {
      levels++
      if (levels > maxLevels) return true
    } else if (byte === closeList || byte === closeObject) levels--
  }
  return false
}
