import { parsePreviewHash } from '../frame/PreviewState'

/** A header or footer of the whole document, or of all that is drawn of it. */
const documentLandmarks = ':is(header, footer):not(:is(article, aside, main, nav, section) *)'
const landmarks =
  `${documentLandmarks}, nav, aside, search, section[aria-label], section[aria-labelledby], form[aria-label], form[aria-labelledby], ` +
  ['navigation', 'complementary', 'search', 'region', 'form', 'banner', 'contentinfo']
    .map((role) => `[role=${role}]`)
    .join(', ')

/**
 * Adds the name of the fixture to that of each landmark. The gallery shows many previews in one page, where “breadcrumb”
 * alone would be the name of five places.
 */
export function nameLandmarks(): void {
  const look = () => {
    const { fixture } = parsePreviewHash(location.hash)
    const name = fixture.slice(fixture.lastIndexOf('/') + 1)
    for (const landmark of document.querySelectorAll(landmarks)) appendName(landmark, name)
  }
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-label', 'aria-labelledby'],
  })
}

function appendName(landmark: Element, name: string): void {
  const ids = landmark.getAttribute('aria-labelledby')?.split(/\s+/)
  const labels = ids?.flatMap((id) => document.getElementById(id)?.textContent?.trim() ?? [])
  const label = labels?.join(' ') || (landmark.getAttribute('aria-label') ?? '')
  if (!ids && label.endsWith(name)) return
  landmark.removeAttribute('aria-labelledby')
  landmark.setAttribute('aria-label', label ? `${label} – ${name}` : name)
}
