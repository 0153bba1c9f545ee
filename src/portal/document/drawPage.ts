import type { Registry } from '../../../renderer/engine/registry'
import type { Portal } from '../../../schemas/engine'
import { placeOf } from '../navigation/placeOf'
import { isTroubled, lazyPageOf, prepare } from '../navigation/prepare'
import { trouble } from '../routes/Troubled'
import { drawBody } from './drawBody'
import { filesOf } from './Manifest'
import { openDrawing } from './openDrawing'
import type { PageRequest, PageResponse } from './PageRequest'
import { pageSources } from './pageSources'
import { writeDocument } from './writeDocument'

/** Draws a page of a portal. `registry` are the blocks that can be drawn, those of the renderer unless told otherwise. */
export async function drawPage(request: PageRequest, portal: Portal, registry?: Registry): Promise<PageResponse> {
  const { session, state, issues, pathname, search } = await openDrawing(request, portal, registry)
  const { locale } = state
  const place = placeOf(portal.cardName, pathname, search)
  state.types = await prepare(session, place)
  state.answers = session.answers.all()
  const { body, head, failed } = drawBody(session, place)
  state.failed = failed
  const drawn = [lazyPageOf(place), ...(isTroubled(session, place) ? [trouble] : [])]
  const files = filesOf(request.assets, pageSources(session.engine.registry, state.types, locale, drawn))
  const html = writeDocument({ head, state, files, origin: request.origin, path: pathname, body })
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': locale }
  return { status: head.status, headers, html, issues }
}
