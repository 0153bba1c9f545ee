import type { Issue } from '../../../schemas/engine'
import type { Fetch } from '../api/createClient'
import type { Env } from '../api/pageQueries'
import type { FormResult } from './formResult/FormResult'
import type { Manifest } from './Manifest'

export type PageRequest = {
  /** Path and query of the address. */
  url: string
  /** What the configuration call answered; undefined when there is no such portal, anything else when it failed. */
  portal: unknown
  locale: string
  env: Env
  /** Milliseconds since 1970. */
  now: number
  /** Scheme and host the visitor sees. */
  origin: string
  /** The API, with the visitor's identity and language in every call. */
  fetch: Fetch
  /** What Vite wrote about the browser's files. */
  assets: Manifest
  /** What the page tells of a posted form; otherwise it is the page of the address. */
  formResult?: FormResult | undefined
}

export type PageResponse = {
  status: number
  headers: Record<string, string>
  html: string
  /** What is wrong with what the back end sent, for the log. No visitor reads it. */
  issues: Issue[]
}
