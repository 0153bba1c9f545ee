import { useState } from 'react'
import { useAddress } from '../engine/AddressContext'

/**
 * What the address tells, or what the visitor has just asked for in its place: shown at once, until the address
 * changes. `want(undefined)` takes it back.
 */
export function useWanted<T extends {}>(told: T): [shown: T, want: (value: T | undefined) => void] {
  const { path, search } = useAddress()
  const at = `${path}?${search}`
  const [wanted, setWanted] = useState<{ at: string; value: T }>()
  const want = (value: T | undefined) => setWanted(value === undefined ? undefined : { at, value })
  return [wanted?.at === at ? wanted.value : told, want]
}
