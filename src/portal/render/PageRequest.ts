import type { Account, Issue } from '../../../schemas/engine'
import type { Fetch } from '../api/Client'
import type { Env } from '../api/pageQueries'
import type { PostedForm } from '../session/Session'
import type { Manifest } from './pageFiles'

export type PageRequest = {
  /** Path and query of the address, as `canonicalAddress` makes them. */
  url: string
  /** The portal's configuration, unchecked; undefined when the portal does not exist, null when the call failed. */
  portal: unknown
  locale: string
  env: Env
  /** Milliseconds since 1970. */
  now: number
  /** Whether the visitor has yet to choose which cookies to accept. */
  asksConsent: boolean
  /** Origin of the site for absolute addresses; without it, the page has none. */
  origin: string | undefined
  /** Calls the API with the visitor's identity and language. */
  fetch: Fetch
  /** Vite's manifest of the client build. */
  assets: Manifest
  /** The posted form whose result replaces the page of the address. */
  formResult?: FormResult | undefined
  /** The account that is signed in to the portal, if any. */
  account?: Account | undefined
  /** Whether the API fails to say who is signed in. */
  isAccountUnknown?: boolean
  /** Why the visitor's session has just ended, if it has: `replayed` when its tokens may have been stolen. */
  sessionEnd?: 'expired' | 'replayed' | undefined
  /** The result of a form that was posted to the page's own address. */
  posted?: PostedForm | undefined
}

export type PageResponse = {
  status: number
  headers: Record<string, string>
  html: string
  /** Issues of the back end's data, for the log only. */
  issues: Issue[]
  /** Parameters of the address that this page reads, besides those that all pages read. */
  parameters: string[]
  /** HTML for the start of the body when a cache serves the page again because its data cannot be read. */
  notice: string
}

/** The result of a form that was posted without JavaScript. */
export type FormResult = {
  /** HTTP status of the call that the form requested. */
  status: number
  /** Path of the page that contains the form, without the card name. */
  back?: string | undefined
  /** The call's path as the form names it. */
  endpoint?: string | undefined
  /** The fields of a form that was refused without a call, to submit again; undefined for a form with files. */
  fields?: readonly (readonly [name: string, value: string])[] | undefined
  /** Body of the call's answer. */
  answer?: unknown
}
