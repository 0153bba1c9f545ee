import type {
  BikeRack,
  BloodCollection,
  Content,
  Footer,
  Home,
  MenuItem,
  Place,
  PollRecord,
  Portal,
  Publication,
  Stop,
  StoreWidget,
  Street,
  SuggestionCategory,
  Synonyms,
  Tag,
  TownEvent,
  Walk,
  WasteZone,
} from '../../../../schemas'
import type { Gpx } from '../../gpx/Gpx'

/** A walk with its track, parsed and as the text of its file. */
export type TownWalk = Walk & { recorded: Gpx; file: Buffer }

/** The validated records of a folder of `fixtures/towns`. */
export type Town = {
  card: string
  portal: Portal
  home: Home
  publications: Publication[]
  events: TownEvent[]
  places: Place[]
  /** Places that a script adds for the map; uids are unique among both. */
  mapPlaces: Place[]
  polls: PollRecord[]
  menu: MenuItem[]
  tags: Tag[]
  /** What residents can suggest. */
  suggestions: SuggestionCategory[]
  footer: Footer
  contents: Content[]
  streets: Street[]
  waste: WasteZone[]
  stops: Stop[]
  bloodCollections: BloodCollection[]
  bikeRacks: BikeRack[]
  synonyms: Synonyms[]
  walks: TownWalk[]
  /** What its store offers. */
  widgets: StoreWidget[]
  /** File ids of its pictures. */
  images: string[]
}
