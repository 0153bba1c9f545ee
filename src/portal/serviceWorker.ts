/// <reference lib="webworker" />

import type { OfflinePages, StoredFile } from './offline/OfflinePages'
import { offlineAddress, offlinePagesOf } from './offline/offlineAddress'
import { cachePrefix, pageRequest, type ShellMessage } from './offline/ShellMessage'
import { offlinePages } from './services/offlinePages'

declare const self: ServiceWorkerGlobalScope & {
  /** Version of the release and the files of its offline pages, by kind. The server writes both before this script. */
  readonly shell: { readonly version: string; readonly files: Readonly<Record<string, readonly string[]>> }
}

/** Name of the cache of a kind in this release. Offline pages open from these caches, and their pictures and tiles from stores of their own. */
const cacheOf = (kind: string): string => cachePrefix(kind) + self.shell.version

/** Timeout of a picture or a tile in ms. */
const fileTimeoutMs = 4000

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()))

/** Caches the pages of earlier releases again. If one fails, the previous release stays active with its caches. */
async function install(): Promise<void> {
  for (const pages of offlinePages) for (const page of await cachedPages(pages)) await cachePage(pages.kind, page)
}

async function removeOldCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (offlinePages.some(({ kind }) => isOf(kind, name) && name !== cacheOf(kind))) await caches.delete(name)
}

const isOf = (kind: string, cacheName: string): boolean => cacheName.startsWith(cachePrefix(kind))

async function cachedPages({ kind, path }: OfflinePages): Promise<ReadonlySet<string>> {
  const pages = new Set<string>()
  for (const name of await caches.keys()) {
    if (!isOf(kind, name)) continue
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname, search } = new URL(url)
      if (pathname.endsWith(path)) pages.add(pathname + search)
    }
  }
  return pages
}

/** Files that the HTML of a page references. */
const referencedFile = /(?:href|src)="(\/assets\/[^"]+|\/[^"/]+\/theme\.css)"/g

/** Caches a page, the files it references and those it loads later. */
async function cachePage(kind: string, page: string): Promise<void> {
  const cache = await caches.open(cacheOf(kind))
  const answer = await fetch(page, pageRequest)
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}.`)
  // Fetched without cookies, the page contains the consent dialog, which most visitors have already answered.
  const html = (await answer.text()).replace('<div id="consent"', '<div id="consent" hidden')
  const files = [...html.matchAll(referencedFile)].flatMap(([, file]) => file ?? [])
  await addMissing(cache, [...new Set([...files, ...(self.shell.files[kind] ?? [])])])
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  await cache.put(page, new Response(html, { headers }))
}

/** Adds files to a cache, without the built files it has: they never change. */
async function addMissing(cache: Cache, files: readonly string[]): Promise<void> {
  const has = await Promise.all(files.map(async (file) => isBuilt(file) && (await cache.match(file)) !== undefined))
  await cache.addAll(files.filter((_, index) => !has[index]))
}

const isBuilt = (pathname: string): boolean => pathname.startsWith('/assets/')

self.addEventListener('message', (event) => {
  const message: ShellMessage = event.data
  const [port] = event.ports
  const work = message.type === 'keep-page' ? cachePage(message.kind, message.page) : removeCaches(message.kind)
  event.waitUntil(
    work.then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  )
})

async function removeCaches(kind: string): Promise<void> {
  for (const name of await caches.keys()) if (isOf(kind, name)) await caches.delete(name)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    const pages = offlinePagesOf(offlinePages, pathname)
    if (pages) event.respondWith(openPage(request, pathname, pages))
  } else if (isBuilt(pathname) || pathname.endsWith('/theme.css')) {
    event.respondWith(cachedFile(request, pathname))
  } else if (/^\/(?:maps-service\/.*\/tiles|resize|crop-resize)\//.test(pathname)) {
    event.respondWith(storedFile(request, pathname))
  }
})

/** Statuses by which a proxy says that it cannot reach the server. */
const unreachable = [502, 504]

/**
 * The page from the network, otherwise the offline page of its service. A server that answers is shown, also the page of a
 * maintenance.
 */
async function openPage(request: Request, pathname: string, pages: OfflinePages): Promise<Response> {
  const [, card = ''] = pathname.split('/')
  const cached = await findPage(`/${card}${pages.path}`, pages.kind)
  if (!cached) return await fetch(request)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(pages.timeoutMs) })
    if (!unreachable.includes(answer.status)) return answer
  } catch {
    // The network is unreachable, or slower than the timeout.
  }
  const target = offlineAddress(pages, pathname)
  return target === undefined ? cached : Response.redirect(target)
}

/** The cached page of a town, in the language it was last cached in. */
async function findPage(pathname: string, kind: string): Promise<Response | undefined> {
  return await caches.match(pathname, { ignoreSearch: true, cacheName: cacheOf(kind) })
}

/**
 * A file from the cache. Built files never change, so the cache comes first; for a town's theme, the network comes
 * first.
 */
async function cachedFile(request: Request, pathname: string): Promise<Response> {
  const cached = await caches.match(pathname)
  if (cached && isBuilt(pathname)) return cached
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
    const stored = await readStored(pathname).catch(() => undefined)
    if (!stored) return Response.error()
    const { bytes, type } = stored
    const isEmpty = bytes.byteLength === 0
    return new Response(isEmpty ? null : bytes, { status: isEmpty ? 204 : 200, headers: { 'content-type': type } })
  }
}

/** Reads a file from what the services store; undefined when none has it. */
async function readStored(pathname: string): Promise<StoredFile | undefined> {
  for (const { readFile } of offlinePages) {
    const stored = await readFile?.(pathname)
    if (stored) return stored
  }
  return undefined
}
