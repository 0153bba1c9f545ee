import { useSyncExternalStore } from 'react'
import { needsItem } from '../../../schemas/cookies/deferredItems'
import type { Accessibility } from '../../../schemas/engine'

/** A personal need that places and walks may meet. */
export type Need = keyof Accessibility

/** All needs, in the order in which a visitor reads them. */
export const allNeeds: readonly Need[] = ['stepFree', 'stroller', 'benches', 'toilets', 'hearingLoop', 'parking']

/** The visitor's needs, in the order of `allNeeds`. They stay on the device and are part of no request. */
export type Needs = readonly Need[]

const none: Needs = []
const listeners = new Set<() => void>()
let current: Needs | undefined

function read(): Needs {
  current ??= parse(storage()?.getItem(needsItem.name))
  return current
}

/** Adds a need, or removes it. */
export function toggleNeed(need: Need): void {
  const previous = read()
  const next = allNeeds.filter((candidate) => previous.includes(candidate) !== (candidate === need))
  change(next)
  try {
    if (next.length > 0) storage()?.setItem(needsItem.name, next.join(' '))
    else storage()?.removeItem(needsItem.name)
  } catch {
    // The storage is full or disabled; the choice lasts as long as the page.
  }
}

function change(needs: Needs): void {
  current = needs
  for (const listener of listeners) listener()
}

/** The storage of the browser; undefined where it is forbidden. */
function storage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

function parse(text: string | null | undefined): Needs {
  const stored = text?.split(' ') ?? []
  return allNeeds.filter((need) => stored.includes(need))
}

function subscribe(listener: () => void): () => void {
  const changedElsewhere = ({ key, newValue }: StorageEvent) => {
    if (key === needsItem.name || key === null) change(parse(newValue))
  }
  listeners.add(listener)
  window.addEventListener('storage', changedElsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', changedElsewhere)
  }
}

/** The visitor's needs; none on the server and during hydration. */
export const useNeeds = (): Needs => useSyncExternalStore(subscribe, read, () => none)

/**
 * Rates how well something meets needs: 2 for all, 1 for all but some with limits, 0 if it does not meet one or
 * nothing is known.
 */
export function meetsNeeds(accessibility: Accessibility | undefined, needs: Needs): 0 | 1 | 2 {
  const states = needs.map((need) => accessibility?.[need])
  if (states.every((state) => state === 'yes')) return 2
  return states.every((state) => state === 'yes' || state === 'limited') ? 1 : 0
}
