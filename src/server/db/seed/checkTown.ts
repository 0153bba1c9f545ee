import { locales, validate } from '../../../../schemas'
import { apiPrefixes } from '../../openapi/openapi'
import { checkDefects } from './checkDefects'
import { checkImages } from './checkImages'
import { checkHome, checkUids } from './checkReferences'
import { checkWalks } from './readWalks'
import type { Town } from './Town'
import type { TownFolder } from './TownFolder'

/** First path segments of the server's own routes, which no card name may equal. */
const reservedNames: readonly string[] = [
  'assets',
  'studio',
  'health',
  'openapi',
  ...apiPrefixes,
  'maintenance',
  'compte',
]

/** Checks rules that schemas cannot express: matching names, resolvable references, complete translations. */
export function checkTown(town: Town, folder: TownFolder): void {
  const { card, portal } = town
  for (const name of ['cardName', 'portalName'] as const) {
    if (portal[name] !== card) folder.report('portal.json', `/${name}`, `Expected "${card}", the name of the folder.`)
  }
  if (reservedNames.includes(card))
    folder.report('portal.json', '/cardName', 'The name is reserved for a route of the server.')
  try {
    new Intl.DateTimeFormat('fr', { timeZone: portal.timeZone })
  } catch {
    folder.report('portal.json', '/timeZone', 'The time zone does not exist.')
  }
  checkUids(town, folder)
  checkHome(town, folder)
  checkDefects(town, folder)
  checkPages(town, folder)
  checkWalks(town, folder)
  checkImages(town, folder)
  checkLocales(town, folder)
}

function checkLocales(town: Town, folder: TownFolder): void {
  const locale = town.portal.defaultLocale
  const need = (file: string, base: string, record: { translations: object }) => {
    if (locale in record.translations) return
    folder.report(file, `${base}/translations/${locale}`, 'The text in the portal’s default language is missing.')
  }
  for (const name of [
    'publications',
    'events',
    'places',
    'mapPlaces',
    'polls',
    'menu',
    'tags',
    'waste',
    'walks',
    'widgets',
  ] as const) {
    for (const [index, record] of town[name].entries()) need(`${name}.json`, `/${index}`, record)
  }
  for (const content of town.contents) need(`contents/${content.uid}.json`, '', content)
  for (const [name, footer] of Object.entries(town.footer)) if (footer) need('footer.json', `/${name}`, footer)
}

/** Checks that block ids are unique per page and language, and that the parents of content pages exist. */
function checkPages(town: Town, folder: TownFolder): void {
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
  for (const locale of locales) {
    const blocks = town.home.sections.flatMap(({ translations }) => translations?.[locale]?.components ?? [])
    for (const { message } of validate(blocks, { as: 'blocks' }).issues) {
      folder.report('home.json', '/sections', `In ${locale}: ${message}`)
    }
  }
}
