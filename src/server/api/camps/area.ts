import type { Area, Tracked } from '../Area'
import type { CampTables } from './CampTables'
import { campMailJob, readSentCamp } from './campMails'
import { eraseCamps } from './eraseCamps'
import {
  cancelCamp,
  confirmCamp,
  createCamp,
  listCampLocations,
  listCamps,
  readCamp,
  readCampForm,
  readCampLocation,
  updateCamp,
} from './handlers'
import { ownedCamps } from './ownedCamps'

export const camps = {
  service: 'camps',
  handlers: {
    cancelCamp,
    confirmCamp,
    createCamp,
    listCampLocations,
    listCamps,
    readCamp,
    readCampForm,
    readCampLocation,
    updateCamp,
  },
  tables: { camp_location: 'tracked', camp: 'tracked' } satisfies Tracked<CampTables>,
  owned: { camps: ownedCamps },
  submissions: { camp: { table: 'camp', read: readSentCamp } },
  limits: { createCamp: 'form', updateCamp: 'form' },
  jobs: (context) => ({ 'camp-mail': campMailJob(context) }),
  deleteExpired: eraseCamps,
} satisfies Area
