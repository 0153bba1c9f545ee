import type { Registry } from '../../../renderer/engine/registry'
import type { Locale } from '../../../renderer/i18n/loadMessages'
import type { BlockType } from '../../../schemas/engine'
import type { Drawable } from '../routes/Drawable'
import { entry } from './Manifest'

/** Where a language's texts are put together. */
const languageFiles: { readonly [L in Locale]: string } = { fr: 'french', de: 'german', en: 'english', nl: 'dutch' }

const pascal = (type: string): string => type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The source files a page needs in the browser. Names follow the folders: a block, its validator, the list its family's
 * loaders stand in, texts, the route. `types` have been loaded.
 */
export function pageSources(
  registry: Registry,
  types: readonly BlockType[],
  locale: Locale,
  drawn: readonly Pick<Drawable, 'name'>[],
): string[] {
  return [
    entry,
    `renderer/i18n/${languageFiles[locale]}.ts`,
    `renderer/i18n/${locale}.json?messages`,
    `src/portal/texts/${locale}.json?messages`,
    ...types.flatMap((type) => sourcesOf(registry[type], type, locale)),
    ...drawn.flatMap(({ name }) => (name ? [`src/portal/routes/${name}.tsx`] : [])),
  ]
}

function sourcesOf({ late, list, ready }: Registry[BlockType], type: string, locale: Locale): string[] {
  if (!late) return []
  return [
    ...(list ? [`renderer/blocks/${list}.ts`] : []),
    `renderer/blocks/${type}/${pascal(type)}.tsx`,
    `schemas/generated/blocks/${type}.js`,
    ...(ready?.texts ? [`renderer/i18n/${ready.texts}/${locale}.json?messages`] : []),
  ]
}
