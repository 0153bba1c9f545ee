/// <reference lib="webworker" />

import { pageRequest, type ShellMessage, shellCachePrefix } from '../walks/offline/ShellMessage'
import { readStoredFile } from '../walks/store/walkStore'
import { offlineAddress } from './offlineAddress'

declare const self: ServiceWorkerGlobalScope & {
  /** Version of the release and the files that its page of stored walks loads. The server writes it before this script. */
  readonly shell: { readonly version: string; readonly files: readonly string[] }
}

/** Opens stored walks without a network: their page from this release's cache, their pictures and tiles from the store. */
const cacheName = shellCachePrefix + self.shell.version

/** How long a page may take to arrive before the stored one opens instead, in ms. A slow network is like none on a path. */
const timeoutMs = 8000

/** The same for a picture or a tile, in ms. */
const fileTimeoutMs = 4000

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(removeOlder()))

/** Fetches the pages that earlier releases kept. When one fails, the release before stays whole, and is used. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(self.shell.files)
  for (const page of await keptPages()) await keepPage(page)
}

async function removeOlder(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(shellCachePrefix) && name !== cacheName) await caches.delete(name)
}

async function keptPages(): Promise<ReadonlySet<string>> {
  const pages = new Set<string>()
  for (const name of await caches.keys()) {
    if (!name.startsWith(shellCachePrefix)) continue
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname, search } = new URL(url)
      if (pathname.endsWith('/balade/hors-ligne')) pages.add(pathname + search)
    }
  }
  return pages
}

/** Files that the HTML of a page names. */
const namedFile = /(?:href|src)="(\/assets\/[^"]+|\/[^"/]+\/theme\.css)"/g

/** Keeps a page and the files that it names. */
async function keepPage(page: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const answer = await fetch(page, pageRequest)
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}.`)
  // Fetched without cookies, the page asks for a choice of cookies that most visitors have made.
  const html = (await answer.text()).replace('<div id="consent"', '<div id="consent" hidden')
  const files = [...html.matchAll(namedFile)].flatMap(([, file]) => file ?? [])
  await cache.addAll([...new Set(files)])
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  await cache.put(page, new Response(html, { headers }))
}

self.addEventListener('message', (event) => {
  const message: ShellMessage = event.data
  const [port] = event.ports
  const work = message.type === 'keep-page' ? keepPage(message.page) : forget()
  event.waitUntil(
    work.then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  )
})

async function forget(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(shellCachePrefix)) await caches.delete(name)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (/^\/[^/]+\/balade(?:\/|$)/.test(pathname)) event.respondWith(openPage(request, pathname))
  } else if (pathname.startsWith('/assets/') || pathname.endsWith('/theme.css')) {
    event.respondWith(keptFile(request, pathname))
  } else if (/^\/(?:maps-service\/.*\/tiles|resize|crop-resize)\//.test(pathname)) {
    event.respondWith(storedFile(request, pathname))
  }
})

/** The page of the network, or else the stored one, which the address of a walk leads to. */
async function openPage(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(timeoutMs) })
  } catch {
    const target = offlineAddress(pathname)
    if (target !== undefined) return Response.redirect(target)
    return (await findPage(pathname)) ?? Response.error()
  }
}

/** The kept page of a town, in the language it was last kept in. */
async function findPage(pathname: string): Promise<Response | undefined> {
  return await caches.match(pathname, { ignoreSearch: true, cacheName })
}

/** Built files never change, so the kept one is as good; the colours of a town are asked for first. */
async function keptFile(request: Request, pathname: string): Promise<Response> {
  const kept = await caches.match(pathname)
  if (kept && pathname.startsWith('/assets/')) return kept
  try {
    return await fetch(request)
  } catch {
    return kept ?? Response.error()
  }
}

async function storedFile(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(fileTimeoutMs) })
  } catch {
    const stored = await readStoredFile(pathname).catch(() => undefined)
    if (!stored) return Response.error()
    const { bytes, type } = stored
    const isEmpty = bytes.byteLength === 0
    return new Response(isEmpty ? null : bytes, { status: isEmpty ? 204 : 200, headers: { 'content-type': type } })
  }
}
