import { reportToGallery } from '../frame/reports'

/** Stops plain links and forms from navigating away from the preview; links are reported instead. */
export function interceptLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link) return
    event.preventDefault()
    reportToGallery('preview-action', { kind: 'link', at: Date.now(), url: link.getAttribute('href') ?? '' })
  })
  document.addEventListener('submit', (event) => event.preventDefault())
}
