import type { Messages } from '../../../renderer/i18n/createText'
import type { Locale } from '../../../schemas/engine'

/** Texts of some pages, in a folder of their own. They load with those pages. */
export type TextArea = {
  /** Name of the area: that of its folder, or of the service whose folder `texts` it is. */
  name: string
  load(locale: Locale): Promise<Messages>
}

/** The French texts of each area. Each area adds its own where it is created, so that its keys are checked. */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface AreaTexts {}

/** Creates an area. `files` are the loaders of its texts by path, one for each language: `./texts/fr.json`. */
export const textArea = (name: string, files: Readonly<Record<string, () => Promise<Messages>>>): TextArea => ({
  name,
  async load(locale) {
    const path = Object.keys(files).find((file) => file.endsWith(`/${locale}.json`))
    return (await files[path ?? '']?.()) ?? {}
  },
})
