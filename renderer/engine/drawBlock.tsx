import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import type { Block, BlockType } from '../../schemas/engine'
import type { BlockProps, Run } from './BlockProps'
import type { Registry } from './registry'

type Late = { entry: { load(locale: string): Promise<unknown> }; locale: string; children: () => ReactNode }

/** Draws a block that has passed its checks with the component of its type. */
export function drawBlock<T extends BlockType>(block: Block<T>, registry: Registry, run: Run): ReactNode {
  const { type, data, action, id } = block
  const Component: ComponentType<BlockProps<T>> | undefined = registry[type].ready?.component
  return Component ? <Component data={data} action={action} id={id} run={run} /> : null
}

/** Waits for a block that is loaded when a page has one, then draws it. Nothing stands in its place meanwhile. */
export function LateBlock(late: Late) {
  return (
    <Suspense fallback={null}>
      <Loaded {...late} />
    </Suspense>
  )
}

function Loaded({ entry, locale, children }: Late) {
  use(entry.load(locale))
  return children()
}
