import type { Registry } from '../../../renderer/engine/registry'
import type { Locale } from '../../../renderer/i18n/loadMessages'
import type { BlockType } from '../../../schemas/engine'
import { entry } from './Manifest'

/** The module of each language's texts. */
const languageFiles: { readonly [L in Locale]: string } = { fr: 'french', de: 'german', en: 'english', nl: 'dutch' }

/** The source files that a page needs in the browser: entry, texts, blocks and lazy pages by name. `types` must be loaded. */
export function pageSources(
  registry: Registry,
  types: readonly BlockType[],
  locale: Locale,
  pages: readonly string[],
): string[] {
  return [
    entry,
    `renderer/i18n/${languageFiles[locale]}.ts`,
    `renderer/i18n/${locale}.json?messages`,
    `src/portal/texts/${locale}.json?messages`,
    ...types.flatMap((type) => blockSources(registry[type], type, locale)),
    ...pages.map((name) => `src/portal/routes/${name}.tsx`),
  ]
}

function blockSources({ file, texts }: Registry[BlockType], type: string, locale: Locale): string[] {
  return [
    ...(file ? [`renderer/blocks/${type}/${file}.tsx`] : []),
    ...(texts ? [`renderer/i18n/${texts}/${locale}.json?messages`] : []),
  ]
}
