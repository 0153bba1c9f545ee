/** Colours of a theme as a canvas takes them. */
export type MapColors = {
  primary: string
  onPrimary: string
  surface: string
  text: string
  focus: string
  isDark: boolean
}

/** Reads the colours that apply at an element: of the theme, the colour scheme and forced colours. */
export function readColors(element: HTMLElement): MapColors {
  const probe = element.appendChild(document.createElement('i'))
  const read = (property: string) => {
    probe.style.color = `var(${property})`
    return getComputedStyle(probe).color
  }
  const colors = {
    primary: read('--color-primary'),
    onPrimary: read('--color-on-primary'),
    surface: read('--color-surface-raised'),
    text: read('--color-text'),
    focus: read('--focus'),
  }
  probe.remove()
  return { ...colors, isDark: isDark(colors.surface) }
}

/** Whether a colour is closer to black than to white. */
function isDark(color: string): boolean {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return false
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128
}

/** Calls the listener when the colours of the page may have changed. Returns a function that stops it. */
export function watchColors(listener: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  // The mark that the page is ready changes no colour.
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => attributeName !== 'data-ready')) listener()
  })
  observer.observe(document.documentElement, { attributes: true })
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
    observer.disconnect()
  }
}
