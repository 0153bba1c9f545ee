import type { Block, Pin, WalkSummaryData } from '../../../../schemas'
import { walkPath } from '../../../../schemas/routes/walkPaths'
import { localized, type Scope } from '../call/Scope'
import { imageOf, navigateTo } from '../fragments/fragments'
import { textsOf } from '../texts/textsOf'
import type { ListedWalk } from './findWalks'

/** Returns the facts of a walk that lists and the walk's own page share. */
export function walkFacts(row: ListedWalk, scope: Scope): WalkSummaryData {
  const { title, summary, imageAlt, closure } = localized(row.texts, scope)
  const texts = textsOf(scope.locale)
  const image = imageOf(row.image, imageAlt)
  return {
    uid: row.uid,
    title,
    description: { text: summary },
    length: row.length,
    duration: row.duration,
    difficulty: row.difficulty,
    ...(row.ascent !== null && { ascent: row.ascent }),
    accessibility: row.accessibility.map((icon) => ({ icon, label: texts(`walk.need.${icon}`) })),
    ...(image && { image }),
    lat: row.lat,
    lon: row.lon,
    ...(closure && { isClosed: true }),
  }
}

export const walkSummary = (row: ListedWalk, scope: Scope): Block<'walk-summary'> => ({
  type: 'walk-summary',
  id: `walk-${row.uid}`,
  data: walkFacts(row, scope),
  action: navigateTo(walkPath(row.uid)),
})

/** Returns the pin of a walk's start, for the map of all walks. */
export const walkPin = (row: ListedWalk, scope: Scope): Pin => {
  const { title, summary, themeName } = localized(row.texts, scope)
  // The list already holds a block with this id.
  const { id: _, ...component } = walkSummary(row, scope)
  return {
    lat: row.lat,
    lon: row.lon,
    icon: 'route',
    title,
    description: { text: summary },
    type: themeName,
    component,
  }
}
