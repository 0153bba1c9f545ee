import type { Page } from '@playwright/test'
import { postAsVisitor } from './postAsVisitor'

/** A favourite of a visitor, as the API names it. */
export type Favourite = { favoriteUid: string; type: 'publication' | 'content' }

export const roadworks: Favourite = { favoriteUid: 'travaux-rue-haute', type: 'publication' }
export const concert: Favourite = { favoriteUid: 'event:concert-au-kiosque', type: 'content' }

/** Keeps pages as favourites of the visitor of a page; the last one is the first of the list. */
export async function keepFavourites(page: Page, card: string, favourites: readonly Favourite[]): Promise<void> {
  for (const favourite of favourites)
    await postAsVisitor(page, card, '/core-service/api/v1/web/fav', { ...favourite, portal: card })
}
