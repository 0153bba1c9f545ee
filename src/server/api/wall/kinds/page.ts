import { localized } from '../../call/Scope'
import { navigateTo } from '../../fragments/fragments'
import type { WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'

/** Opens the page of the portal in the store's settings, such as that of appointments. */
export const page: WidgetKind = {
  notifies: false,
  tiles: async (scope, sources) =>
    sources.map(({ store: { settings, texts } }) =>
      settings.path
        ? { subtitle: localized(texts, scope).summary, action: navigateTo(settings.path) }
        : { subtitle: wallTexts(scope.locale)('gone') },
    ),
}
