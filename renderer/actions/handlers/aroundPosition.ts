import type { Block, Geo, Modal } from '../../../schemas/engine'

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

/** The modal with a position in place of its address input. The position is rounded to about ten metres, which is enough. */
export function aroundPosition(modal: Modal, exact: Geo): Modal {
  const position = { lat: round(exact.lat), lon: round(exact.lon) }
  const buttons = modal.buttons?.map((button) =>
    button.action?.handler === 'config-widget'
      ? { ...button, action: { ...button.action, data: { ...button.action.data, position } } }
      : button,
  )
  const components = modal.components.flatMap((block) => withPosition(block, position))
  return { ...modal, components, ...(buttons ? { buttons } : {}) }
}

function withPosition(block: Block, position: Geo): Block[] {
  if (block.type === 'dynamic-input' && block.data.inputType === 'address') return []
  if (block.type !== 'map-tile') return [block]
  const { addressField: _, ...data } = block.data
  return [{ ...block, data: { ...data, ...position } }]
}
