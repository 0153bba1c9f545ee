/// <reference lib="webworker" />

import { pageRequest, type ShellMessage, shellCachePrefix } from '../walks/offline/ShellMessage'
import { readStoredFile } from '../walks/store/walkStore'
import { offlineAddress } from './offlineAddress'

declare const self: ServiceWorkerGlobalScope & {
  /** Version of the release and the files of its page of offline walks. The server writes both before this script. */
  readonly shell: { readonly version: string; readonly files: readonly string[] }
}

/** Opens walks offline: the page from this release's cache, pictures and tiles from the walk store. */
const cacheName = shellCachePrefix + self.shell.version

/** Timeout of a page in ms; then the cached one opens. A slow network is as good as none on a path. */
const timeoutMs = 8000

/** Timeout of a picture or a tile in ms. */
const fileTimeoutMs = 4000

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()))

/** Caches the pages of earlier releases again. If one fails, the previous release stays active with its caches. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(self.shell.files)
  for (const page of await cachedPages()) await cachePage(page)
}

async function removeOldCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(shellCachePrefix) && name !== cacheName) await caches.delete(name)
}

async function cachedPages(): Promise<ReadonlySet<string>> {
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

/** Files that the HTML of a page references. */
const referencedFile = /(?:href|src)="(\/assets\/[^"]+|\/[^"/]+\/theme\.css)"/g

/** Caches a page and the files it references. */
async function cachePage(page: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const answer = await fetch(page, pageRequest)
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}.`)
  // Fetched without cookies, the page contains the consent dialog, which most visitors have already answered.
  const html = (await answer.text()).replace('<div id="consent"', '<div id="consent" hidden')
  const files = [...html.matchAll(referencedFile)].flatMap(([, file]) => file ?? [])
  await cache.addAll([...new Set(files)])
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  await cache.put(page, new Response(html, { headers }))
}

self.addEventListener('message', (event) => {
  const message: ShellMessage = event.data
  const [port] = event.ports
  const work = message.type === 'keep-page' ? cachePage(message.page) : removeCaches()
  event.waitUntil(
    work.then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  )
})

async function removeCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(shellCachePrefix)) await caches.delete(name)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (/^\/[^/]+\/balade(?:\/|$)/.test(pathname)) event.respondWith(openPage(request, pathname))
  } else if (pathname.startsWith('/assets/') || pathname.endsWith('/theme.css')) {
    event.respondWith(cachedFile(request, pathname))
  } else if (/^\/(?:maps-service\/.*\/tiles|resize|crop-resize)\//.test(pathname)) {
    event.respondWith(storedFile(request, pathname))
  }
})

/** The page from the network, otherwise the cached page of offline walks. */
async function openPage(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(timeoutMs) })
  } catch {
    const target = offlineAddress(pathname)
    if (target !== undefined) return Response.redirect(target)
    return (await findPage(pathname)) ?? Response.error()
  }
}

/** The cached page of a town, in the language it was last cached in. */
async function findPage(pathname: string): Promise<Response | undefined> {
  return await caches.match(pathname, { ignoreSearch: true, cacheName })
}

/**
 * A file from the cache. Built files never change, so the cache comes first; for a town's theme, the network comes
 * first.
 */
async function cachedFile(request: Request, pathname: string): Promise<Response> {
  const cached = await caches.match(pathname)
  if (cached && pathname.startsWith('/assets/')) return cached
  try {
    return await fetch(request)
  } catch {
    return cached ?? Response.error()
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
