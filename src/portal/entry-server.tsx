import { doorVersion, type PortalDoor, type RenderedPage, type RenderRequest } from '../../schemas/door'
import { renderFormResult } from './render/formResult/renderFormResult'
import { offlineFiles } from './render/offlineFiles'
import { firstFiles } from './render/pageFiles'
import { readAddress } from './render/readAddress'
import { renderPage } from './render/renderPage'
import { renderUnknownPortal } from './render/renderUnknownPortal'
import { pageForms } from './services/pageForms'
import { readPortal } from './session/readPortal'

async function render(request: RenderRequest): Promise<RenderedPage> {
  const { portal, issues } = readPortal(request.portal, request.url)
  const page = !portal
    ? await renderUnknownPortal(request)
    : request.formResult
      ? await renderFormResult(request, portal, request.formResult)
      : await renderPage(request, portal)
  return { ...page, issues: [...issues, ...page.issues] }
}

export const door: PortalDoor = { doorVersion, render, readAddress, firstFiles, forms: pageForms, offlineFiles }
