import { aroundPosition } from '../../../../renderer/actions/handlers/aroundPosition'
import { isObject, type Modal, own, type PortalSummary } from '../../../../schemas/engine'
import storeDetails from '../../../../schemas/generated/entities/store-details.js'
import { showModal } from '../../dialogs/showDialogs'
import type { Session } from '../../session/Session'
import { storedPosition } from '../../session/Visitor'
import { detailsBlocks } from './detailsBlocks'
import { wallPath, widgetPortalsQuery } from './wallQueries'
import { widgetCalls } from './widgetCalls'

async function readDetails({ client, scope: { portalName } }: Session, widgetUid: string) {
  const body = await client(wallPath('readStoreDetails', { portalName, widgetUid }))
  const data = isObject(body) ? own(body, 'data') : undefined
  if (!storeDetails.validate(data)) throw new TypeError('The details of the widget are not valid.')
  return data
}

/** Reads where the widget can be added. Its details are worth reading without. */
async function readPortals({ queries, scope }: Session, widgetUid: string): Promise<readonly PortalSummary[]> {
  const query = widgetPortalsQuery(scope, widgetUid)
  await queries.load(query)
  const answer = queries.read(query)
  return answer && 'data' in answer ? answer.data : []
}

/** Opens the details of a store widget: its purpose, an example, and the data that it stores. */
export async function openDetails(session: Session, widgetUid: string): Promise<void> {
  const { shellText: text } = session
  const [details, portals] = await Promise.all([readDetails(session, widgetUid), readPortals(session, widgetUid)])
  await showModal(session, {
    title: details.entry.title,
    components: detailsBlocks(details, text, portals),
    buttons: [{ label: text('wall.close'), kind: 'primary', action: { handler: 'close-modal' } }],
  })
}

/** Adds a widget of the store or, where it has settings, opens the modal that asks for them and adds it. */
export async function addWidget(session: Session, widgetUid: string, uid: string | undefined): Promise<void> {
  const { configuration } = await readDetails(session, widgetUid)
  if (configuration) return await showModal(session, skipPositionQuestion(configuration))
  await widgetCalls(session).add(widgetUid, uid)
}

/** The modal that follows one that asks for the position, where the position is stored; any other modal itself. */
function skipPositionQuestion(modal: Modal): Modal {
  for (const { action } of modal.buttons ?? []) {
    if (action?.handler !== 'accept_location_bike_parking') continue
    const position = storedPosition()
    if (position) return aroundPosition(action.data.modal, position)
  }
  return modal
}
