import type VectorLayer from 'ol/layer/Vector.js'

/** Hides a layer while it has no features: above a layer with a canvas of its own, even an empty one takes a canvas in each frame. */
export function hideWhileEmpty(layer: VectorLayer): void {
  const source = layer.getSource()
  const show = () => layer.setVisible(source?.isEmpty() === false)
  source?.on('change', show)
  show()
}
