import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Issue } from '../../../../schemas/engine'
import type { ApiFetch } from '../apiFetch'

/** What became of a form that was posted without a script. */
export type FormResult = {
  /** Of the call it asked for. */
  status: number
  /** Path of the page it was on, without the card name. */
  back?: string | undefined
  /** The call as the form names it. */
  endpoint?: string
  /** What the call answered. */
  answer?: unknown
}

export type RenderRequest = {
  /** Path and query. */
  url: string
  /** Configuration of the portal as it arrived; undefined when there is none of that name; null when it is not known. */
  portal: unknown
  locale: string
  env: 'desktop' | 'mobile'
  /** Milliseconds since 1970. */
  now: number
  /** Where the visitor sees the portal, for absolute addresses. */
  origin: string
  /** The API, in the visitor's name and language. */
  fetch: ApiFetch
  /** Manifest of the files built for the browser. */
  assets: unknown
  /** What the page tells of a form that was posted; otherwise it is the page of the address. */
  posted?: FormResult
}

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  html: string
  /** What is wrong with what the back end sent: for the log, never for the page. */
  issues?: readonly Issue[]
}

/** The portal as the server draws it. */
export type PortalApp = {
  render(request: RenderRequest): Promise<RenderedPage>
  assets: unknown
}

/** Loads the built portal of a folder (`server/entry-server.js` and `client/`); undefined when it is not built. */
export async function loadPortalApp(folder: string): Promise<PortalApp | undefined> {
  const entry = join(folder, 'server/entry-server.js')
  const manifest = join(folder, 'client/.vite/manifest.json')
  if (!existsSync(entry) || !existsSync(manifest)) return undefined
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(entry).href)
  if (!hasRender(module)) throw new Error(`${entry} does not export a function render.`)
  const assets: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
  return { render: module.render, assets }
}

const hasRender = (module: unknown): module is Pick<PortalApp, 'render'> =>
  typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'
