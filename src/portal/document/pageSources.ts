import type { Locale } from '../../../renderer/i18n/loadMessages'
import type { Drawable } from '../routes/Drawable'
import { entry } from './Manifest'

const pascal = (type: string): string => type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The source files a page needs in the browser. Names follow the folders: a block, its validator, texts, the route. */
export function pageSources(
  types: readonly string[],
  locale: Locale,
  drawn: readonly Pick<Drawable, 'name'>[],
): string[] {
  return [
    entry,
    `renderer/i18n/${locale}.json?messages`,
    `src/portal/texts/${locale}.json?messages`,
    ...types.flatMap((type) => [`renderer/blocks/${type}/${pascal(type)}.tsx`, `schemas/generated/blocks/${type}.js`]),
    ...drawn.flatMap(({ name }) => (name ? [`src/portal/routes/${name}.tsx`] : [])),
  ]
}
