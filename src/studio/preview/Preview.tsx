import { Suspense, startTransition, useCallback, useEffect, useState } from 'react'
import { readPreviewState } from '../frame/PreviewState'
import { Drawing } from './Drawing'

/** Draws what the address says, and again whenever the part after its hash changes. */
export function Preview() {
  const [{ hash, state }, setShown] = useState(readAddress)
  useEffect(() => {
    // As a transition: what was drawn stays until fixture, texts and blocks of the new state are here.
    const follow = () => startTransition(() => setShown(readAddress))
    window.addEventListener('hashchange', follow)
    follow()
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  // Whoever takes pictures waits until what the address asks for is what stands here.
  const tell = useCallback(() => {
    document.documentElement.dataset.drawn = hash
  }, [hash])
  return (
    <Suspense fallback={null}>
      <Drawing state={state} onDrawn={tell} />
    </Suspense>
  )
}

const readAddress = () => ({ hash: location.hash, state: readPreviewState(location.hash) })
