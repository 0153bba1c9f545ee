import { type ComponentProps, lazy, Suspense } from 'react'
import type { Dialog } from './Dialog'

const Loaded = lazy(async () => ({ default: (await import('./Dialog')).Dialog }))

/** A dialog of something on many pages that is opened on few: its code is fetched when it is. */
export function LateDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
