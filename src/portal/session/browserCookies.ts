import { consentCookie, nameInTown, type StoredItem } from '../../../schemas/cookies/scriptItems'

/** The value of a cookie that scripts may read; undefined when it is not set. `card` is the card name of the town. */
export function readCookie(cookie: StoredItem, card = ''): string | undefined {
  const start = `${encodeURIComponent(nameInTown(cookie, card))}=`
  const pair = document.cookie.split('; ').find((each) => each.startsWith(start))
  return pair && decode(pair.slice(start.length))
}

/** Whether an item may be stored: the visitor has accepted it, or it needs no consent. */
export function mayStore({ level, isStoredBeforeChoice }: StoredItem): boolean {
  const choice = readCookie(consentCookie)
  return level === 'necessary' || choice === 'experience' || (!choice && isStoredBeforeChoice === true)
}

/** Stores a cookie, unless the visitor has not accepted it. */
export function writeCookie(cookie: StoredItem, value: string, card = ''): void {
  if (mayStore(cookie)) write(cookie, encodeURIComponent(value), card)
}

export const removeCookie = (cookie: StoredItem, card = ''): void =>
  write({ ...cookie, expires: new Date(0).toUTCString() }, '', card)

function write(cookie: StoredItem, value: string, card: string): void {
  const { expires, maxAge } = cookie
  const end = expires ? `; expires=${expires}` : maxAge ? `; max-age=${maxAge}` : ''
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser
  document.cookie = `${encodeURIComponent(nameInTown(cookie, card))}=${value}; path=/${end}; samesite=lax${secure}`
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
