import type { Area, Tracked } from '../Area'
import { listDefectCategories, listDefectProviders, listNearbyReports, locateDefect } from './catalogueHandlers'
import type { DefectTables } from './DefectTables'
import { deliverReportJob, watchDeliveriesJob } from './deliverReports'
import { deleteExpiredReports } from './eraseReports'
import { followDefectReport, unfollowDefectReport } from './followHandlers'
import { readDefectLogin } from './loginLink'
import { followedReports, ownedReports } from './ownedReports'
import { listDefectPins, listDefectReports, listOwnDefectReports, readDefectReport } from './readHandlers'
import { readStatesJob } from './readStates'
import { readTownReport } from './readTownReport'
import { registerPhoto } from './registerPhoto'
import { defectMailJob } from './reportMails'
import { reportBodyLimit, sendDefectReport } from './sendReport'

export const defects = {
  service: 'defects',
  handlers: {
    followDefectReport,
    listDefectCategories,
    listDefectPins,
    listDefectProviders,
    listDefectReports,
    listNearbyReports,
    listOwnDefectReports,
    locateDefect,
    readDefectLogin,
    readDefectReport,
    sendDefectReport,
    unfollowDefectReport,
  },
  fileRoutes: { readDefectPhoto: registerPhoto },
  tables: {
    defect_catalogue: 'tracked',
    defect_report: 'tracked',
    defect_event: 'tracked',
    defect_photo: 'tracked',
    defect_reporter: 'untracked',
    defect_follower: 'untracked',
    defect_delivery: 'untracked',
    defect_login: 'untracked',
  } satisfies Tracked<DefectTables>,
  owned: { defectReports: ownedReports, followedReports },
  submissions: { defect: { table: 'defect_report', read: readTownReport } },
  limits: { sendDefectReport: 'form', listNearbyReports: 240, readDefectPhoto: 600 },
  bodyLimits: { sendDefectReport: reportBodyLimit },
  jobs: (context) => ({
    'defect-mail': defectMailJob(context),
    'deliver-defect-report': deliverReportJob(context),
    'watch-defect-deliveries': watchDeliveriesJob(context),
    'read-defect-states': readStatesJob(context),
  }),
  deleteExpired: deleteExpiredReports,
} satisfies Area
