import type { PageForm } from '../../../schemas/door'
import { appointmentForms } from './appointments/appointmentForms'
import { campForms } from './camps/campForms'
import { connectorForms } from './connectors/connectorForms'
import { followForms } from './defects/followForms'
import { reportForms } from './defects/reportForms'
import { favouriteForms } from './favourites/favouriteForms'
import { cardForms } from './fidelity/cardForms'
import { parkingForms } from './parking/parkingForms'
import { contributionForms } from './participation/contributionForms'
import { readingForms } from './readings/readingForms'
import { gateForms } from './tickets/gateForms'
import { ticketForms } from './tickets/ticketForms'
import { widgetForms } from './wall/widgetForms'
import { wasteForms } from './waste/wasteForms'

/**
 * The forms that are posted to the addresses of their pages, by path below the card name. Only the server has them, so that they are
 * not in the records, which every visitor loads.
 */
export const pageForms: Readonly<Record<string, PageForm>> = {
  ...favouriteForms,
  ...cardForms,
  ...appointmentForms,
  ...ticketForms,
  ...reportForms,
  ...followForms,
  ...connectorForms,
  ...campForms,
  ...readingForms,
  ...parkingForms,
  ...contributionForms,
  ...gateForms,
  ...widgetForms,
  ...wasteForms,
}
