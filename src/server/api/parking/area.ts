import type { Area, Tracked } from '../Area'
import { deleteExpiredParking } from './deleteExpiredParking'
import { createParkingToken, deleteParkingToken, readParkingAuthorization } from './loginHandlers'
import type { ParkingTables } from './ParkingTables'
import { ownedSessions, ownedSignIns } from './parkingOwner'
import { parkingReminderJob } from './parkingReminders'
import { addParkingPlate, removeParkingPlate } from './plateHandlers'
import {
  estimateParking,
  listParkingPlates,
  listParkingSessions,
  listParkingZones,
  readParkingCustomer,
  readParkingHistory,
} from './readHandlers'
import { extendParkingSession, startParkingSession, stopParkingSession } from './sessionHandlers'

export const parking = {
  service: 'parking',
  handlers: {
    addParkingPlate,
    createParkingToken,
    deleteParkingToken,
    estimateParking,
    extendParkingSession,
    listParkingPlates,
    listParkingSessions,
    listParkingZones,
    readParkingAuthorization,
    readParkingCustomer,
    readParkingHistory,
    removeParkingPlate,
    startParkingSession,
    stopParkingSession,
  },
  tables: {
    parking_login: 'untracked',
    parking_state: 'untracked',
    parking_session: 'untracked',
  } satisfies Tracked<ParkingTables>,
  owned: { parkingSignIns: ownedSignIns, parkingSessions: ownedSessions },
  limits: { listParkingZones: 240, estimateParking: 240, createParkingToken: 60, startParkingSession: 600 },
  jobs: (context) => ({ 'parking-reminder': parkingReminderJob(context) }),
  deleteExpired: deleteExpiredParking,
} satisfies Area
