import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Issue, isObject } from '../../../../schemas/engine'
import type { SessionEnd } from '../../identity/VisitorSession'
import type { ApiFetch } from '../apiFetch'

/** The result of a form that was posted without JavaScript. */
export type FormResult = {
  /** Status of the call that the form requested. */
  status: number
  /** Path of the page that contains the form, without the card name. */
  back?: string | undefined
  /** The call's path in the form. */
  endpoint?: string
  /** Fields of a form that was refused without a call, for another attempt; undefined for a form with files. */
  fields?: readonly (readonly [name: string, value: string])[] | undefined
  /** Body of the call's answer. */
  answer?: unknown
}

/** The values and the result of a posted form, without passwords. */
export type PostedForm = {
  /** Name of the form. */
  form: string
  /** HTTP status of the page that shows it. */
  status: number
  /** Kind of problem by field (`''` for the whole form); empty when there is none. */
  problems: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
  /** For a form that calls the API directly: its fields without files, and the API's answer. */
  refused?: { fields: Readonly<Record<string, unknown>>; answer: unknown }
}

export type RenderRequest = {
  /** Path and query from `canonicalAddress`. */
  url: string
  /** The portal's configuration, unchecked; undefined when it does not exist, null when the call failed. */
  portal: unknown
  locale: string
  env: 'desktop' | 'mobile'
  /** Milliseconds since 1970. */
  now: number
  /** Whether to ask the visitor for consent to cookies. */
  asksConsent: boolean
  /** Origin of the site for absolute URLs. Without it, the page has none. */
  origin: string | undefined
  /** Calls the API with the visitor's identity and language. */
  fetch: ApiFetch
  /** Vite's manifest of the client build. */
  assets: unknown
  /** The result of a posted form, which is rendered instead of the page of the URL. */
  formResult?: FormResult
  /** The unvalidated account that is signed in to the portal. */
  account?: unknown
  /** Whether the API failed to return the signed-in account. */
  isAccountUnknown?: boolean
  /** Reason of the end of the session during this request. */
  sessionEnd?: SessionEnd | undefined
  /** The result of a form that was posted to the page's own URL. */
  posted?: PostedForm
}

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  html: string
  /** Issues of the back end's data, for the log only. */
  issues?: readonly Issue[]
  /** Query parameters that this page reads, besides those of all pages. */
  parameters: readonly string[]
  /** HTML to insert at the start of the body when the cached page is sent while its data cannot be read. */
  notice: string
}

/** The built portal's server rendering. */
export type PortalApp = {
  render(request: RenderRequest): Promise<RenderedPage>
  /** Removes query parameters that the page does not read. `own` are the page's own parameters. */
  canonicalAddress(url: string, own?: readonly string[]): string
  /** Returns the URLs of the entry script and of the style sheets that every page needs. */
  firstFiles(assets: unknown): { main: string | undefined; styles: readonly string[] }
  assets: unknown
}

/** Loads the built portal (`server/entry-server.js` and `client/`) of a folder; undefined when it is not built. */
export async function loadPortalApp(folder: string): Promise<PortalApp | undefined> {
  const entry = join(folder, 'server/entry-server.js')
  const manifest = join(folder, 'client/.vite/manifest.json')
  if (!existsSync(entry) || !existsSync(manifest)) return undefined
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(entry).href)
  if (!isPortalApp(module)) throw new Error(`${entry} does not export the functions of a portal.`)
  const assets: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
  const { render, canonicalAddress, firstFiles } = module
  return { render, canonicalAddress, firstFiles, assets }
}

const isPortalApp = (module: unknown): module is Omit<PortalApp, 'assets'> =>
  isObject(module) &&
  typeof module.render === 'function' &&
  typeof module.canonicalAddress === 'function' &&
  typeof module.firstFiles === 'function'
