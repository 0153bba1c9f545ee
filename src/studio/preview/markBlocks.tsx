import { type ComponentType, createElement, Fragment, type FragmentInstance } from 'react'

/** The drawn blocks: for the data of each, what React drew for it. */
export const drawnBlocks = new Map<object, FragmentInstance>()

type BlockData = { data: object }
type BlockComponent = ComponentType<BlockData>

/** Any entry of a registry of blocks; those of different types have no type in common. */
type Entry = { ready: { component: unknown } | undefined }

/** Makes the blocks of a registry known in `drawnBlocks` while they are drawn, without an element around them. */
export function markBlocks(registry: Readonly<Record<string, Entry>>): void {
  for (const entry of Object.values(registry)) {
    let { ready } = entry
    if (ready) ready = mark(ready)
    Object.defineProperty(entry, 'ready', {
      get: () => ready,
      set(loaded: Entry['ready']) {
        ready = loaded && mark(loaded)
      },
    })
  }
}

function mark<M extends { component: unknown }>(module: M): M {
  const { component } = module
  return isComponent(component) ? { ...module, component: withMark(component) } : module
}

const isComponent = (value: unknown): value is BlockComponent =>
  typeof value === 'function' || typeof value === 'object'

/** A component that draws the same, and is known while it does. */
const withMark =
  (component: BlockComponent): BlockComponent =>
  (props) =>
    createElement(Marked, { component, props })

function Marked({ component, props }: { component: BlockComponent; props: BlockData }) {
  const { data } = props
  return (
    <Fragment
      ref={(instance) => {
        if (!instance) return
        drawnBlocks.set(data, instance)
        return () => {
          if (drawnBlocks.get(data) === instance) drawnBlocks.delete(data)
        }
      }}
    >
      {createElement(component, props)}
    </Fragment>
  )
}
