import type { Page } from '@playwright/test'
import type { Cell } from './cells'
import { postAsVisitor } from './postAsVisitor'
import type { StoreWidget, Town } from './towns'

/** A widget of the store, with the settings that it asks for. */
export type WidgetBody = { storeWidget: string; [setting: string]: unknown }

type Street = { name: string; zip: string; locality: string; zone?: string; lat: number; lon: number }
type Place = { uid: string; schedule?: readonly unknown[] }

/** Adds widgets to the wall of the visitor of a page, in this order. */
export async function addWidgets(page: Page, card: string, widgets: readonly (string | WidgetBody)[]): Promise<void> {
  for (const widget of widgets) {
    const body = typeof widget === 'string' ? { storeWidget: widget } : widget
    await postAsVisitor(page, card, '/core-service/api/v1/anonymous/widget', { portal: card, ...body })
  }
}

/** The titles of the widgets that a town offers on a device, each with a body that adds it. */
export function everyWidget(town: Town, device: Cell['device']) {
  const widgets: StoreWidget[] = town.read('widgets')
  const settings = settingsOf(town)
  return widgets
    .filter(({ env }) => env === undefined || env === (device === 'phone' ? 'mobile' : 'desktop'))
    .map(({ uid, translations }) => ({
      title: translations.fr.title,
      isConfigured: uid in settings,
      body: { storeWidget: uid, ...settings[uid] },
    }))
}

/** The settings of the widgets that ask for some. */
function settingsOf({ card, read }: Town): Readonly<Record<string, object>> {
  const streets: Street[] = read('streets')
  const street = streets.find(({ zone }) => zone !== undefined)
  const places: Place[] = read('places')
  const around = { lat: street?.lat, lon: street?.lon }
  return {
    collectes: { address: { street: street?.name, zip: street?.zip, locality: street?.locality } },
    'prochains-bus': { stop: card === 'montclair' ? 'montclair-gare' : 'hauteroche-tilleul' },
    'ouvert-maintenant': { place: places.find(({ schedule }) => schedule)?.uid },
    'don-de-sang': { ...around, radius: 50, metadata_blood_collect_blood: true },
    'parking-velo': { ...around, metadata_bike_parking_types: 'Box' },
  }
}
