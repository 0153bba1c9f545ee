import type { ComponentProps } from 'react'
import { Loaded, lazy } from '../engine/lazy'
import type { Dialog } from './Dialog'

const dialog = lazy('Dialog', () => import('./Dialog'))

/** A dialog whose code is loaded when it first opens, for what many pages show and few visitors open. */
export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  return <Loaded value={dialog}>{(LoadedDialog) => <LoadedDialog {...props} />}</Loaded>
}
