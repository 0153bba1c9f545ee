import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}
const isHere = () => true
const isNotHere = () => false

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribe, isHere, isNotHere)
