import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}
const isHere = () => true
const isNotHere = () => false

/** False in the HTML a server draws and while it is taken over: there, what only a script can do is not to be relied on. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribe, isHere, isNotHere)
