import type {
  Block,
  DefectCategory,
  DefectLocation,
  DefectLogin,
  DefectProviderList,
  GeocodedLocation,
  NearbyReport,
} from '../../../../../schemas/engine'
import type { Leaf } from './findCategories'
import type { ReportChoice } from './ReportChoice'
import type { ReportStep } from './stepOf'

type Provider = DefectProviderList['items'][number]

export type ReportData = {
  choice: ReportChoice
  step: ReportStep
  categories: readonly DefectCategory[]
  leaves: readonly Leaf[]
  /** What residents report most these days. */
  common: readonly Leaf[]
  /** Undefined when none is chosen, or when the town no longer offers it. */
  category: Leaf | undefined
  providers: readonly Provider[]
  provider: Provider | undefined
  /** Whose the chosen position is; undefined without one, or where it could not be read. */
  location: DefectLocation | undefined
  /** The locations of a searched address; undefined without a search. */
  found: readonly GeocodedLocation[] | undefined
  nearby: readonly NearbyReport[]
  /** Whether the reports nearby could not be read. */
  isNearbyUnread: boolean
  /** Undefined where it could not be read. */
  login: DefectLogin | undefined
  inputs: readonly Block<'dynamic-input'>[]
}
