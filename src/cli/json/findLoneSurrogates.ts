/** Escapes, in the order of the text, so that a backslash which is escaped itself begins none. */
const escapes = /\\(?:u([\da-fA-F]{4})|[^u])/g

/** Where in a JSON string escapes of half a character stand without their other half. */
export function findLoneSurrogates(token: string): number[] {
  const lone: number[] = []
  let high: number | undefined
  for (const found of token.matchAll(escapes)) {
    const unit = found[1] === undefined ? 0 : Number.parseInt(found[1], 16)
    const isLow = unit >= 0xdc00 && unit <= 0xdfff
    if (high !== undefined && !(isLow && found.index === high + 6)) lone.push(high)
    else if (isLow && high === undefined) lone.push(found.index)
    high = unit >= 0xd800 && unit <= 0xdbff ? found.index : undefined
  }
  if (high !== undefined) lone.push(high)
  return lone
}
