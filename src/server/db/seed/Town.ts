import type {
  AppointmentOffice,
  BikeRack,
  BloodCollection,
  CampLocation,
  Connector,
  Content,
  DefectCatalogue,
  Footer,
  Home,
  MenuItem,
  MeterKind,
  Place,
  PollRecord,
  Portal,
  Prestation,
  Publication,
  StoredDefectReport,
  StoreWidget,
  Street,
  SuggestionCategory,
  Synonyms,
  Tag,
  TicketedEvent,
  TownEvent,
  Walk,
  WasteCatalogue,
  WasteZone,
} from '../../../../schemas'
import type { Gpx } from '../../gpx/Gpx'
import type { GtfsSource } from '../gtfs/GtfsSource'

/** A walk with its parsed track and the GPX file itself. Its steps are the first waypoints of the track, in order. */
export type TownWalk = Walk & { recorded: Gpx; file: Buffer }

/** The validated records of a folder of `fixtures/towns`. */
export type Town = {
  card: string
  portal: Portal
  home: Home
  publications: Publication[]
  events: TownEvent[]
  places: Place[]
  /** Places that `npm run town` generates for the map. Uids are unique among `places` and `mapPlaces`. */
  mapPlaces: Place[]
  polls: PollRecord[]
  menu: MenuItem[]
  tags: Tag[]
  /** Categories of residents' suggestions. */
  suggestions: SuggestionCategory[]
  footer: Footer
  contents: Content[]
  streets: Street[]
  waste: WasteZone[]
  wasteCatalogue: WasteCatalogue | undefined
  /** The timetables of the town, as GTFS; undefined for a town without them. */
  gtfs: GtfsSource | undefined
  bloodCollections: BloodCollection[]
  bikeRacks: BikeRack[]
  /** What residents make appointments for, and the offices that receive them. */
  prestations: Prestation[]
  offices: AppointmentOffice[]
  /** Where youth movements camp. */
  campLocations: CampLocation[]
  /** The kinds of meters that residents read. */
  meterKinds: MeterKind[]
  /** The events that residents register for. */
  ticketing: TicketedEvent[]
  /** What residents can report; undefined for a town that takes no reports. */
  defects: DefectCatalogue | undefined
  /** Reports of the demonstration. */
  reports: StoredDefectReport[]
  /** The drawings that stand for pictures of the reports, by file name. */
  reportPhotos: ReadonlyMap<string, Buffer>
  synonyms: Synonyms[]
  walks: TownWalk[]
  /** The pages of partners. */
  connectors: Connector[]
  /** Widgets of the town's store. */
  widgets: StoreWidget[]
  /** File ids of the pictures. */
  images: string[]
}
