import type { CookieName } from '../../../renderer/actions/effects'

/** How long a browser keeps the cookies of actions: one year, in milliseconds. */
const lifetimeMs = 365 * 24 * 60 * 60 * 1000

/** Names of the cookies in the browser. Each belongs to one portal, as its path is that of the portal. */
const cookieNames: { readonly [N in CookieName]: string } = { redirect: 'redirect' }

/** Stores a cookie of a portal. */
export const setCookie = (card: string, name: CookieName, value: string): void =>
  writeCookie(card, name, encodeURIComponent(value), Date.now() + lifetimeMs)

/** Removes a cookie of a portal. */
export const removeCookie = (card: string, name: CookieName): void => writeCookie(card, name, '', 0)

function writeCookie(card: string, name: CookieName, value: string, expiry: number): void {
  const attributes = `path=/${encodeURIComponent(card)}; expires=${new Date(expiry).toUTCString()}; samesite=lax`
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser
  document.cookie = `${cookieNames[name]}=${value}; ${attributes}`
}
