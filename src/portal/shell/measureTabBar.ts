import styles from './TabBar.module.css'

/**
 * Keeps the custom property `--tab-bar` equal to the height of the bar of tabs while the bar stays in sight, for what stands above it.
 * Until it is called, style sheets estimate the height.
 */
export function measureTabBar(): void {
  const measure = () => {
    const [place] = document.getElementsByClassName(styles.place ?? '')
    const isInSight = place && getComputedStyle(place).position === 'sticky'
    document.documentElement.style.setProperty('--tab-bar', `${isInSight ? place.getBoundingClientRect().height : 0}px`)
  }
  // Another page, another text size and another width of the window change the size of the body.
  new ResizeObserver(measure).observe(document.body)
}
