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
  /** The call's path as the form names it. */
  endpoint?: string
  /** The fields of a form that was refused without a call, to be sent again; undefined where it has files. */
  fields?: readonly (readonly [name: string, value: string])[] | undefined
  /** Body of the call's answer. */
  answer?: unknown
}

/** What a form was posted with, and why it was refused or what it did. No password is ever in it. */
export type PostedForm = {
  /** Name of the form. */
  form: string
  /** HTTP status of the page that shows it. */
  status: number
  /** Kind of problem by field, with `''` for the form as a whole; empty when there is none. */
  problems: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
  /** Of a form that calls the API as it is: its fields without the files, and what the API answered. */
  refused?: { fields: Readonly<Record<string, unknown>>; answer: unknown }
}

export type RenderRequest = {
  /** Path and query, as `canonicalAddress` makes them. */
  url: string
  /** The portal's configuration, unchecked; undefined when it does not exist, null when the call failed. */
  portal: unknown
  locale: string
  env: 'desktop' | 'mobile'
  /** Milliseconds since 1970. */
  now: number
  /** Whether the visitor has not chosen yet which cookies they accept. */
  asksConsent: boolean
  /** Origin of the site, for absolute URLs; without it, a page has none. */
  origin: string | undefined
  /** Calls the API with the visitor's identity and language. */
  fetch: ApiFetch
  /** Vite's manifest of the client build. */
  assets: unknown
  /** Set to render the result of a posted form instead of the page of the address. */
  formResult?: FormResult
  /** The account that is signed in to the portal, unchecked, if any. */
  account?: unknown
  /** Whether the API failed to answer who is signed in. */
  isAccountUnknown?: boolean
  /** Why the visitor's session has just ended, if it has. */
  sessionEnd?: SessionEnd | undefined
  /** The result of a form of the page that was posted to the page's own address. */
  posted?: PostedForm
}

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  html: string
  /** Issues of the back end's data, for the log only. */
  issues?: readonly Issue[]
  /** Parameters of the address that this page reads besides those that all pages read. */
  parameters: readonly string[]
  /** HTML to put at the start of the body when the page is sent again later, because its data cannot be read. */
  notice: string
}

/** The built portal's server rendering. */
export type PortalApp = {
  render(request: RenderRequest): Promise<RenderedPage>
  /** An address with only the parameters that the page reads: those that all pages read and its own. */
  canonicalAddress(url: string, own?: readonly string[]): string
  /** The addresses of the first script and of the style sheets that every page needs. */
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
