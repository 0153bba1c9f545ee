import { useSyncExternalStore } from 'react'
import { useSession } from './Session'
import type { Visitor } from './Visitor'

/** A member of the visitor; renders again when it changes. */
export function useVisitor<K extends keyof Visitor>(member: K): Visitor[K] {
  const { visitor } = useSession()
  const read = () => visitor.read()[member]
  return useSyncExternalStore(visitor.subscribe, read, read)
}
