import type { Issue } from '../../../schemas/engine'
import type { Fetch } from '../api/createClient'
import type { Env } from '../api/pageQueries'
import type { FormResult } from './formResult/FormResult'
import type { Manifest } from './Manifest'

export type PageRequest = {
  /** Path and query of the address. */
  url: string
  /** The portal's configuration, unchecked; undefined when the portal does not exist, null when the call failed. */
  portal: unknown
  locale: string
  env: Env
  /** Milliseconds since 1970. */
  now: number
  /** Origin of the site. */
  origin: string
  /** Calls the API with the visitor's identity and language. */
  fetch: Fetch
  /** Vite's manifest of the client build. */
  assets: Manifest
  /** Set to render the result of a posted form instead of the page of the address. */
  formResult?: FormResult | undefined
}

export type PageResponse = {
  status: number
  headers: Record<string, string>
  html: string
  /** Issues of the back end's data, for the log only. */
  issues: Issue[]
}
