import type { Handler } from '../call/Handler'
import { foreignLocale, localized, openScope, openScopeAlways } from '../call/Scope'
import { textsOf } from '../texts/textsOf'

export const readPortal: Handler<'readPortal'> = async (call, services) => {
  const { portal } = await openScopeAlways(call, services)
  return { data: portal }
}

export const readPortalSummary: Handler<'readPortalSummary'> = async (call, services) => {
  const { portal } = await openScopeAlways(call, services)
  const { name, portalName, cardName, description, url, latitude, longitude, zip, phone, email, address } = portal
  return { data: { name, portalName, cardName, description, url, latitude, longitude, zip, phone, email, address } }
}

export const readLocales: Handler<'readLocales'> = async (call, services) => {
  const { portal } = await openScopeAlways(call, services)
  const { defaultLocale, additionalLocales = [] } = portal
  const locales = [...new Set([defaultLocale, ...additionalLocales])]
  const library = locales.map((locale) => ({ locale, name: textsOf(locale)('localeName') }))
  return { data: { defaultLocale, additionalLocales, library } }
}

export const readFooter: Handler<'readFooter'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { desktop, mobile = desktop } = scope.footer
  const { type, translations } = call.query.env === 'mobile' ? mobile : desktop
  return { data: { type, ...foreignLocale(translations, scope), columns: localized(translations, scope).columns } }
}

export const readMaintenanceFooter: Handler<'readMaintenanceFooter'> = async (call, services) => {
  const scope = await openScopeAlways(call, services)
  const { desktop, mobile = desktop, maintenance } = scope.footer
  const { type, translations } = maintenance ?? (call.query.env === 'mobile' ? mobile : desktop)
  return { data: { type, ...foreignLocale(translations, scope), columns: localized(translations, scope).columns } }
}

export const listTags: Handler<'listTags'> = async (call, services) => {
  const scope = await openScope(call, services)
  const rows = await scope.db
    .selectFrom('tag')
    .selectAll()
    .where('portal', '=', scope.name)
    .orderBy('position')
    .execute()
  return {
    data: rows.map(({ uid, color, texts }) => ({
      uid,
      color,
      name: localized(texts, scope).name,
      ...foreignLocale(texts, scope),
    })),
  }
}
