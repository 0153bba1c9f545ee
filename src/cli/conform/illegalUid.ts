/** The pattern of most uids in the description of the calls. */
export const uidPattern = '^[A-Za-z0-9][A-Za-z0-9_-]*$'
const legal = new RegExp(uidPattern)

/** A uid that no page can have: its first wrong character, and the uid that would do. */
export type IllegalUid = { character: string; suggestion: string | undefined }

/** Finds what is wrong with a uid of a path. Undefined for a legal one. */
export function illegalUid(uid: string): IllegalUid | undefined {
  const written = uid.normalize('NFC')
  if (written === '' || legal.test(written)) return undefined
  const character = /[^A-Za-z0-9_-]/u.exec(written)?.[0] ?? written.charAt(0)
  const plain = written
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^[-_]+|-+$/g, '')
  return { character, suggestion: legal.test(plain) ? plain : undefined }
}
