export { offlinePage } from '../offline/offlinePage'
export { containersPage, guidePage, thingPage } from './guidePages'
export { forgetPage, keepPage, linkPage, monthPage, pickupsPage, reminderPage } from './pickupPages'
