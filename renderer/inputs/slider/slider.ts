import { nearestOf, scaleOf } from '../../../schemas/inputs/scaleOf'
import type { Input } from '../Input'
import { lateInput } from '../lateInput'

/** A number chosen along a line. It always holds one: the least unless told. */
export const slider: Input = {
  frame: () => 'label',
  component: lateInput('SliderControl', () => import('./SliderControl')),
  initial: (field) => {
    const scale = scaleOf(field)
    return nearestOf(scale, typeof field.value === 'number' && Number.isFinite(field.value) ? field.value : scale.min)
  },
}
