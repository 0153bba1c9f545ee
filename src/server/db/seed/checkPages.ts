import { validate } from '../../../../schemas'
import type { Town } from './Town'
import type { TownFolder } from './TownFolder'

/** In one language, no two blocks of a page have the same id; content pages hang below contents that exist. */
export function checkPages(town: Town, folder: TownFolder): void {
  for (const { uid, parent, translations } of town.contents) {
    const file = `contents/${uid}.json`
    if (parent !== undefined && !town.contents.some((content) => content.uid === parent)) {
      folder.report(file, '/parent', `There is no content "${parent}".`)
    }
    for (const [locale, page] of Object.entries(translations)) {
      for (const { pointer, message } of validate(page, { as: 'page' }).issues) {
        folder.report(file, `/translations/${locale}${pointer}`, message)
      }
    }
  }
  for (const locale of ['fr', 'de', 'en', 'nl'] as const) {
    const blocks = town.home.sections.flatMap(({ translations }) => translations?.[locale]?.components ?? [])
    for (const { message } of validate(blocks, { as: 'blocks' }).issues) {
      folder.report('home.json', '/sections', `In ${locale}: ${message}`)
    }
  }
}
