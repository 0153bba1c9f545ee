import { renderFormResult } from './render/formResult/renderFormResult'
import type { PageRequest, PageResponse } from './render/PageRequest'
import { renderPage } from './render/renderPage'
import { renderUnknownPortal } from './render/renderUnknownPortal'

export { firstFiles } from './render/pageFiles'
export { canonicalAddress } from './render/pageParameters'

import { readPortal } from './session/readPortal'

/** Renders the page of an address. Rejects only on a bug of the portal, never because of the back end's data. */
export async function render(request: PageRequest): Promise<PageResponse> {
  const { portal, issues } = readPortal(request.portal, request.url)
  const response = !portal
    ? await renderUnknownPortal(request)
    : request.formResult
      ? await renderFormResult(request, portal, request.formResult)
      : await renderPage(request, portal)
  return { ...response, issues: [...issues, ...response.issues] }
}
