export { containersPage, guidePage, thingPage } from './guidePages'
export { forgetPage, keepPage, linkPage, pickupsPage, reminderPage } from './pickupPages'
