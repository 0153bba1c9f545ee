import { expect, it, vi } from 'vitest'
import { watchColors } from '../../../renderer/map/canvas/MapColors'
import { eventually } from '../../helpers/eventually'

it('reports a change of the theme, and not that the page is ready', async () => {
  const listener = vi.fn()
  const stop = watchColors(listener)
  document.documentElement.dataset.ready = 'idle'
  await Promise.resolve()
  expect(listener).not.toHaveBeenCalled()
  document.documentElement.dataset.theme = 'squared'
  await eventually(() => expect(listener).toHaveBeenCalledOnce())
  stop()
  document.documentElement.dataset.theme = 'nordege'
  await Promise.resolve()
  expect(listener).toHaveBeenCalledOnce()
})
