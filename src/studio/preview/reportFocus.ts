import { reportToGallery } from '../frame/reports'

/** Reports whether something in this document has the focus of the keyboard. The page around a frame cannot see it. */
export function reportFocus(): void {
  let last = false
  const report = (isFocused: boolean) => {
    if (isFocused === last) return
    last = isFocused
    reportToGallery('preview-focus', isFocused)
  }
  const look = () => report(document.hasFocus() && document.querySelector(':focus-visible') !== null)
  document.addEventListener('focusin', look)
  document.addEventListener('keyup', look)
  document.addEventListener('pointerup', look)
  window.addEventListener('blur', () => report(false))
}
