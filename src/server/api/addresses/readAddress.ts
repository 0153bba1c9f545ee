/** What a visitor typed of an address: words to find the street by, and a house number and box where there are any. */
export type AddressQuery = { words: string; number?: string | undefined; box?: string | undefined }

const boxPattern = /(?<=[\s,\d])(?:bo[iî]te|bte|box|bus)\.?\s*([\p{L}\p{N}]{1,8})(?=[\s,]|$)/iu
const houseNumberPattern = /(?<![\p{L}\p{N}])(\d{1,4}\s?[a-z]?)(?:\/([\p{L}\p{N}]{1,8}))?(?![\p{L}\p{N}])/giu

/**
 * Reads `rue haute 12 bte 3, 4679`: a number of four digits is a postal code, and one before the name of a month
 * belongs to the name of the street.
 */
export function parseAddressQuery(text: string): AddressQuery {
  const box = boxPattern.exec(text)
  const rest = box ? `${text.slice(0, box.index)} ${text.slice(box.index + box[0].length)}` : text
  for (const match of rest.matchAll(houseNumberPattern)) {
    const [whole, number = '', unit] = match
    if (/^\d{4}$/.test(number) || isInName(rest.slice(match.index + whole.length))) continue
    const words = `${rest.slice(0, match.index)} ${rest.slice(match.index + whole.length)}`
    if (words.trim() === '') continue
    return { words, number: number.replace(/\s/g, '').toUpperCase(), box: box?.[1] ?? unit }
  }
  return { words: rest, box: box?.[1] }
}

/** `Rue du 11 Novembre` */
const isInName = (after: string): boolean =>
  /^\s+(?:janvier|f[eé]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[eé]cembre)/i.test(after)
