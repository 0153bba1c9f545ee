import { Suspense, startTransition, useEffect, useState } from 'react'
import { readPreviewState } from '../frame/PreviewState'
import { Drawing } from './Drawing'

/** Draws what the address says, and again whenever the part after its hash changes. */
export function Preview() {
  const [state, setState] = useState(() => readPreviewState(location.hash))
  useEffect(() => {
    // As a transition: what was drawn stays until fixture, texts and blocks of the new state are here.
    const follow = () => startTransition(() => setState(readPreviewState(location.hash)))
    window.addEventListener('hashchange', follow)
    follow()
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return (
    <Suspense fallback={null}>
      <Drawing state={state} />
    </Suspense>
  )
}
