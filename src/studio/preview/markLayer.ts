import styles from './FallbackMark.module.css'

let layer: HTMLElement | undefined

/**
 * The element that holds the marks of the studio: it lies over the drawing, outside the root, so that neither the layout of blocks
 * nor what axe examines contains them. `name` is that of its landmark, in `language`.
 */
export function markLayer(name: string, language: string): HTMLElement {
  layer ??= document.createElement('aside')
  if (layer.isConnected) return layer
  layer.className = styles.layer ?? ''
  layer.lang = language
  layer.setAttribute('aria-label', name)
  document.body.append(layer)
  return layer
}

/** Removes the layer without marks, which would be an empty landmark. */
export function removeEmptyLayer(): void {
  if (layer?.childElementCount === 0) layer.remove()
}
