import type { Area, Tracked } from '../Area'
import { deleteUnusedHouseholds } from './deleteUnusedHouseholds'
import { listContainerSites, readSortingThing, searchSorting, suggestSorting } from './guideHandlers'
import { listPickups } from './handlers'
import {
  listHouseholdPickups,
  readHousehold,
  removeHousehold,
  saveHousehold,
  saveWasteReminder,
} from './householdHandlers'
import { confirmWasteReminder, stopWasteReminder } from './linkHandlers'
import { ownedHouseholds } from './ownedHouseholds'
import { readPickupCalendar } from './readPickupCalendar'
import { queueWasteRemindersJob } from './reminders'
import { searchPickups, suggestPickups } from './searchPickups'
import type { WasteTables } from './WasteTables'
import { wasteMailJob } from './wasteMails'
import { findPickups, livePickups } from './wastePage'

export const waste = {
  service: 'waste',
  handlers: {
    confirmWasteReminder,
    listContainerSites,
    listHouseholdPickups,
    listPickups,
    readHousehold,
    readPickupCalendar,
    readSortingThing,
    removeHousehold,
    saveHousehold,
    saveWasteReminder,
    searchPickups,
    searchSorting,
    suggestPickups,
    suggestSorting,
    stopWasteReminder,
  },
  tables: {
    waste_zone: 'tracked',
    waste_catalogue: 'tracked',
    waste_household: 'tracked',
  } satisfies Tracked<WasteTables>,
  owned: { wasteHouseholds: ownedHouseholds },
  limits: { saveWasteReminder: 'form' },
  jobs: (context) => ({
    'waste-mail': wasteMailJob(context),
    'queue-waste-reminders': queueWasteRemindersJob(context),
  }),
  deleteExpired: deleteUnusedHouseholds,
  liveBlocks: [livePickups],
  blockFinders: { waste: findPickups },
} satisfies Area
