/** The reference of a registration, which people can say: the beginning of its uid, such as `BIL-7C1C-2F0E`. */
export function ticketReference(uid: string): string {
  const letters = uid.replaceAll('-', '').toUpperCase()
  return `BIL-${letters.slice(0, 4)}-${letters.slice(4, 8)}`
}
