import { parsePreviewHash } from '../frame/PreviewState'

/** Headers and footers that are landmarks. */
const documentLandmarks = ':is(header, footer):not(:is(article, aside, main, nav, section) *)'
const landmarks =
  `${documentLandmarks}, nav, aside, search, section[aria-label], section[aria-labelledby], form[aria-label], form[aria-labelledby], ` +
  ['navigation', 'complementary', 'search', 'region', 'form', 'banner', 'contentinfo']
    .map((role) => `[role=${role}]`)
    .join(', ')

/**
 * Adds the name of the fixture to the label of each landmark. The gallery shows many previews in one page, where labels would
 * repeat otherwise.
 */
export function nameLandmarks(): void {
  const nameAll = () => {
    const { fixture } = parsePreviewHash(location.hash)
    const name = fixture.slice(fixture.lastIndexOf('/') + 1)
    for (const landmark of document.querySelectorAll(landmarks)) appendName(landmark, name)
  }
  new MutationObserver(nameAll).observe(document.body, {
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
