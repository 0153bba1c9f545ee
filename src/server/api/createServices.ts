import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Issue } from '../../../schemas'
import type { Database } from '../db/Tables'
import { chooseAccountLimits } from '../limits/chooseLimits'
import type { AccountServices } from './accounts/AccountServices'
import { storeAccountMail } from './accounts/accountMails'
import { PasswordHasher } from './accounts/PasswordHasher'
import type { ApiCache } from './call/ApiCache'
import { PartnerStates } from './connectors/PartnerStates'
import type { ExternalOptions } from './defects/systems/ExternalOptions'
import { reportingSystems } from './defects/systems/reportingSystems'
import type { Geocoder } from './geocoding/Geocoder'
import { openParking } from './parking/ParkingServices'
import type { ParkingOptions } from './parking/system/ParkingOptions'
import { OriginalStore } from './pictures/OriginalStore'
import { PictureService } from './pictures/PictureService'
import type { ApiServices } from './registerApi'
import type { QueueTownMail } from './submissions/TownMail'
import { storeTownMail } from './submissions/townMailJob'
import { TileService } from './tiles/TileService'
import { VisitCounter } from './visits/VisitCounter'

/** Options of the reference API. */
export type ApiOptions = {
  /** Folder of the demonstration towns, for their pictures. */
  towns: string
  /** Folder for resized pictures. */
  cacheFolder: string
  /** Signs the cookies that identify visitors. All servers of a site share it. */
  secret: string
  /** Storage limit of submissions per portal, in bytes; 0, the default, for no limit. */
  formBytes?: number
  /** Requests per minute from one address; 0 for no limit. */
  rateLimit?: number
  /** Finds addresses. Without it, the town's own streets are searched. */
  geocoder?: Geocoder | undefined
  /** The external reporting system. Without it, its providers get their reports as the town does. */
  reporting?: ExternalOptions | undefined
  /** URL of the partner whose pages connectors name by their path. Without it, these connectors do not exist. */
  partnerUrl?: string | undefined
  /** The external parking service. Without it, no town has the service. */
  parking?: ParkingOptions | undefined
  passwords?: PasswordHasher
  /** Queues account mails. By default they wait in the database for a server that sends them. */
  queueMail?: AccountServices['queueMail']
  /** Queues mails to towns; same default. */
  queueTownMail?: QueueTownMail
  now?: () => Date
}

/** Creates the services of the API's handlers and routes. */
export function createServices(app: FastifyInstance, db: Database, cache: ApiCache, options: ApiOptions): ApiServices {
  const { towns, cacheFolder, secret, formBytes = 0, geocoder, passwords = new PasswordHasher() } = options
  const { now = () => new Date() } = options
  const visits = new VisitCounter({ db, onError: (error) => app.log.error({ err: error }, 'failed') })
  app.addHook('onClose', async () => await visits.write())
  return {
    db,
    now,
    onIssue: ({ code, pointer, message }: Issue) => app.log.warn({ issue: { code, pointer } }, message),
    cache,
    formBytes,
    geocoder,
    accounts: {
      passwords,
      limits: chooseAccountLimits(options, db),
      secret,
      queueMail: options.queueMail ?? storeAccountMail(db, now),
    },
    queueTownMail: options.queueTownMail ?? storeTownMail(db, now),
    reporting: reportingSystems(db, now, options.reporting),
    partnerUrl: options.partnerUrl,
    partnerStates: new PartnerStates(),
    parking: openParking(db, now, options.parking),
    visits,
    pictures: new PictureService(new OriginalStore(towns), join(cacheFolder, 'pictures')),
    tiles: new TileService(towns),
  }
}
