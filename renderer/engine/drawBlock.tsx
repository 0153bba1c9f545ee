import type { ComponentType, ReactNode } from 'react'
import type { Block, BlockType } from '../../schemas/engine'
import type { BlockProps, Run } from './BlockProps'
import type { Registry } from './registry'

/** Draws a block that has passed its checks with the component of its type. */
export function drawBlock<T extends BlockType>(block: Block<T>, registry: Registry, run: Run): ReactNode {
  const { type, data, action, id } = block
  const Component: ComponentType<BlockProps<T>> | undefined = registry[type].ready?.component
  return Component ? <Component data={data} action={action} id={id} run={run} /> : null
}
