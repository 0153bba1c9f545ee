import { drawPage } from './document/drawPage'
import { drawUnknown } from './document/drawUnknown'
import type { PageRequest, PageResponse } from './document/PageRequest'
import { drawPosted } from './posted/drawPosted'
import { readPortal } from './session/readPortal'

/** Draws the page of an address. Rejects only when the program itself is broken. */
export async function render(request: PageRequest): Promise<PageResponse> {
  const { portal, issues } = readPortal(request.portal, request.url)
  const response = !portal
    ? await drawUnknown(request)
    : request.posted
      ? await drawPosted(request, portal, request.posted)
      : await drawPage(request, portal)
  return { ...response, issues: [...issues, ...response.issues] }
}
