import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}
const returnTrue = () => true
const returnFalse = () => false

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, returnTrue, returnFalse)
