import type { PreviewState } from '../frame/PreviewState'
import { forceScheme } from './forceScheme'
import { paint } from './paint'
import styles from './Scene.module.css'

const centredClass = styles.centred ?? ''

/** Gives the document the theme, colours, scheme, language and title a preview has. */
export function dress({ settings, fixture, centred }: PreviewState): void {
  const { theme, scheme, locale, colors } = settings
  const { documentElement } = document
  documentElement.classList.toggle(centredClass, centred)
  documentElement.lang = locale
  documentElement.dataset.theme = theme
  document.title = `${fixture} · Beffroi Studio`
  paint(colors)
  forceScheme(scheme)
}
