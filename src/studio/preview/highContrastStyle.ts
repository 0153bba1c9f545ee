/**
 * What a device with forced colours does besides the rules of the themes for it, as far as a style sheet can: every colour of a
 * theme becomes a colour of the system, transparent borders show, and shadows go. A device also replaces colours that no theme names.
 */
export const highContrastStyle = `:root:root:root:root {
  --color-button: ButtonFace;
  --color-on-button: ButtonText;
  --color-link: LinkText;
  --color-text: CanvasText;
  --color-title: CanvasText;
  --color-muted: CanvasText;
  --color-surface: Canvas;
  --color-surface-tinted: Canvas;
  --color-deep: Canvas;
  --color-on-deep: CanvasText;
  --color-on-danger: Canvas;
  --color-secondary: CanvasText;
}
[style*='--tint'] {
  --tint: Canvas !important;
  --on-tint: CanvasText !important;
  --tint-text: CanvasText !important;
}
*, ::before, ::after {
  border-color: currentcolor !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
`
