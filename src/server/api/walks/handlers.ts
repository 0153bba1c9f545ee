import { type Locale, locales } from '../../../../schemas/engine'
import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import { toRange } from '../call/listQueries'
import { localized, openScope, type Scope } from '../call/Scope'
import { suggestionOffer } from '../participation/offers/suggestionOffer'
import { findOwnReview, toOwn } from '../participation/ratings/ownReview'
import { findStepOptions } from '../participation/suggestions/categoryInputs'
import { findThemes, findWalk, findWalks, stepsOf } from './findWalks'
import { walkDetail } from './walkDetail'
import { countFilters, readFilter, walkFilter } from './walkFilter'
import { walkStep } from './walkStep'
import { walkPin, walkSummary } from './walkSummary'

export const listWalks: Handler<'listWalks'> = async (call, services) => {
  const scope = await openScope(call, services)
  const condition = readFilter(call.query)
  const [{ rows, total }, themes] = await Promise.all([
    findWalks(scope, condition, toRange(call.query)),
    findThemes(scope),
  ])
  return {
    data: {
      components: rows.map((row) => walkSummary(row, scope)),
      total,
      pins: rows.map((row) => walkPin(row, scope)),
      filter: walkFilter(scope, themes, call.query),
      filterCount: countFilters(condition),
    },
  }
}

export const readWalkFilter: Handler<'readWalkFilter'> = async (call, services) => {
  const scope = await openScope(call, services)
  return { data: walkFilter(scope, await findThemes(scope), call.query) }
}

export const readWalk: Handler<'readWalk'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { uid } = call.params
  const found = await findWalk(scope, uid)
  if (!found) throw notFound(`No walk is called "${uid}".`)
  const locale = localeOf(found.row.texts, scope)
  const own = inLocale(scope, locale)
  const target = { portal: scope.name, dataType: 'balade', dataUid: uid } as const
  const review = await findOwnReview(scope.db, target, await scope.visitor())
  const offers = suggestionOffer(own, 'balade', uid, await findStepOptions(own, target))
  return {
    data: {
      ...walkDetail(found, own, { offers, own: review && toOwn(review) }),
      ...(locale !== scope.locale && { locale }),
    },
  }
}

export const readWalkStep: Handler<'readWalkStep'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { uid, stepUid } = call.params
  const steps = await stepsOf(scope, uid).execute()
  const step = steps.find((each) => each.uid === stepUid)
  if (!step) throw notFound(`No walk "${uid}" has a step "${stepUid}".`)
  return { data: walkStep(step, steps, inLocale(scope, localeOf(step.texts, scope))) }
}

export const listWalkSteps: Handler<'listWalkSteps'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { db, name } = scope
  let found = db
    .selectFrom('walk_step')
    .innerJoin('walk', (join) =>
      join.onRef('walk.uid', '=', 'walk_step.walk').onRef('walk.portal', '=', 'walk_step.portal'),
    )
    .select(['walk_step.uid', 'walk', 'walk_step.texts', 'distance', 'walk_step.lat', 'walk_step.lon'])
    .select('walk.texts as walkTexts')
    .where('walk_step.portal', '=', name)
    .orderBy('walk.position')
    .orderBy('walk_step.position')
  if (call.query.balade) found = found.where('walk', '=', call.query.balade)
  const rows = await found.execute()
  const items = rows.map(({ uid, walk, texts, walkTexts, distance, lat, lon }) => ({
    uid,
    title: localized(texts, scope).title,
    baladeUid: walk,
    baladeTitle: localized(walkTexts, scope).title,
    distance,
    lat,
    lon,
  }))
  return { data: { items, total: items.length } }
}

/** Returns the language of the call if the texts have it, else the portal's default, else any. */
function localeOf(texts: { [L in Locale]?: unknown }, { locale, portal }: Scope): Locale {
  return [locale, portal.defaultLocale, ...locales].find((each) => texts[each] !== undefined) ?? locale
}

/** Returns the scope in another language. Copying it would call its getters, which record the time as a dependency. */
const inLocale = (scope: Scope, locale: Locale): Scope =>
  locale === scope.locale ? scope : Object.create(scope, { locale: { value: locale } })
