import { useMemo, useSyncExternalStore } from 'react'
import { findFixture } from '../fixtures/catalogue'
import { changedFixtures, subscribeToDrafts } from './fixtureDraft'

/** A component of the gallery. */
export type ComponentKey = { collection: string; name: string }

/** Counts the fixtures that are changed in this browser: those of a component, or all. */
export function useChangedFixtures(of?: ComponentKey): number {
  const changed = useSyncExternalStore(subscribeToDrafts, changedFixtures)
  const { collection, name } = of ?? {}
  return useMemo(() => {
    const fixtures = changed.flatMap((id) => findFixture(id) ?? [])
    if (collection === undefined) return fixtures.length
    return fixtures.filter((fixture) => fixture.collection === collection && fixture.component === name).length
  }, [changed, collection, name])
}
