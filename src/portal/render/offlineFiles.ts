import type { Manifest } from '../../../schemas/door'
import { locales } from '../../../schemas/engine'
import type { OfflinePages } from '../offline/OfflinePages'
import { services } from '../services/index'
import { offlinePages } from '../services/offlinePages'
import { entry, sourcesByName } from './pageFiles'

/** Files that every page loads after its start, without their own lazy imports. */
const idleFiles = ['createClient', 'createPortalExecutor', 'loadIdleCode', 'routeTable']
const listeners = services.flatMap(({ listen }) => listen?.name ?? [])

/** The files that each kind of offline pages needs, as addresses. */
export const offlineFiles = (manifest: Manifest): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(offlinePages.map((pages) => [pages.kind, filesOfPages(manifest, pages)]))

/** The built files of the pages with their static and dynamic imports, without the files of other pages. */
function filesOfPages(manifest: Manifest, { pages, texts }: OfflinePages): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (source: string, isWhole: boolean): void => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return
    seen.add(source)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`)
    for (const imported of chunk.imports ?? []) visit(imported, isWhole)
    if (isWhole && source !== entry) for (const imported of chunk.dynamicImports ?? []) visit(imported, true)
  }
  const sourceOf = (name: string) => sourcesByName(manifest).get(name) ?? []
  const groups = texts.flatMap((group) => locales.map((locale) => `renderer/i18n/${group}/${locale}.json?messages`))
  for (const source of [entry, ...[...idleFiles, ...listeners].flatMap(sourceOf), ...groups]) visit(source, false)
  for (const source of pages.flatMap(sourceOf)) visit(source, true)
  return [...files]
}
