import { renderFormResult } from './render/formResult/renderFormResult'
import type { PageRequest, PageResponse } from './render/PageRequest'
import { renderPage } from './render/renderPage'
import { renderUnknownPortal } from './render/renderUnknownPortal'
import { readPortal } from './session/readPortal'

/** Draws the page of an address. Rejects only when the program itself is broken. */
export async function render(request: PageRequest): Promise<PageResponse> {
  const { portal, issues } = readPortal(request.portal, request.url)
  const response = !portal
    ? await renderUnknownPortal(request)
    : request.formResult
      ? await renderFormResult(request, portal, request.formResult)
      : await renderPage(request, portal)
  return { ...response, issues: [...issues, ...response.issues] }
}
