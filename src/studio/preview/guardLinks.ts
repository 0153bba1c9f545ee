import { report } from '../frame/report'

/** Keeps a press of a plain link, or a form that is sent, from taking the preview elsewhere; it is told instead. */
export function guardLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link) return
    event.preventDefault()
    report('preview-told', { kind: 'link', at: Date.now(), url: link.getAttribute('href') ?? '' })
  })
  document.addEventListener('submit', (event) => event.preventDefault())
}
