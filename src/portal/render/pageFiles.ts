import type { Registry } from '../../../renderer/engine/registry'
import type { Manifest } from '../../../schemas/door'
import type { BlockType, Locale } from '../../../schemas/engine'

/** `main` is the entry; `scripts` are its imports, static or dynamic. */
export type Files = { main: string | undefined; scripts: string[]; styles: string[] }

export const entry = 'src/portal/entry-client.tsx'

/** The built files that source files need, each once. Sources bundled into another file need none. */
export function filesOf(manifest: Manifest, sources: readonly string[]): Files {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.add(`/${chunk.file}`)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
  }
  sources.forEach(visit)
  const main = manifest[entry] && `/${manifest[entry].file}`
  return { main, scripts: [...scripts].filter((script) => script !== main), styles: [...styles] }
}

/** The files that every page needs. */
export const firstFiles = (manifest: Manifest): Files => filesOf(manifest, [entry])

/**
 * The source files that a page needs in the browser: entry, texts with their areas, blocks and lazy pages by name.
 * The blocks of `types` must be loaded.
 */
export function pageSources(
  manifest: Manifest,
  registry: Registry,
  types: readonly BlockType[],
  locale: Locale,
  pages: readonly string[],
  areas: readonly string[],
): string[] {
  return [
    entry,
    `renderer/i18n/${locale}.json?language`,
    `src/portal/texts/${locale}.json?messages`,
    ...types.flatMap((type) => blockSources(registry[type], type, locale)),
    ...pages.flatMap((name) => sourcesByName(manifest).get(name) ?? []),
    ...areas.flatMap((name) =>
      ['texts/%', 'services/%/texts'].map(
        (folder) => `src/portal/${folder.replace('%', name)}/${locale}.json?messages`,
      ),
    ),
  ]
}

/** The lazily loaded files of the portal, by name without folder and extension. A test proves that no two have one name. */
export function sourcesByName(manifest: Manifest): ReadonlyMap<string, string> {
  const earlier = sourcesByManifest.get(manifest)
  if (earlier) return earlier
  const paths = Object.keys(manifest).filter((path) => path.startsWith('src/portal/'))
  const sources = new Map(paths.map((path) => [path.replace(/^.*\/|\.\w+$/g, ''), path]))
  sourcesByManifest.set(manifest, sources)
  return sources
}

const sourcesByManifest = new WeakMap<Manifest, ReadonlyMap<string, string>>()

function blockSources({ file, texts }: Registry[BlockType], type: string, locale: Locale): string[] {
  return [
    ...(file ? [`renderer/blocks/${type}/${file}.tsx`] : []),
    ...(texts ? [`renderer/i18n/${texts}/${locale}.json?messages`] : []),
  ]
}
