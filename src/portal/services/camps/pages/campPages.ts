/** The pages of camps, which load together. */
export { locationPage, locationsPage, mapPage, rulesPage } from './locationPages'
export { campPage, cancelPage, ownPage, registrationPage, summaryPage } from './registrationPages'
