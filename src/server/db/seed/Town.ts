import type {
  Content,
  Footer,
  Home,
  MenuItem,
  Place,
  PollRecord,
  Portal,
  Publication,
  Stop,
  Street,
  Synonyms,
  Tag,
  TownEvent,
  WasteZone,
} from '../../../../schemas'

/** The validated records of a folder of `fixtures/towns`. */
export type Town = {
  card: string
  portal: Portal
  home: Home
  publications: Publication[]
  events: TownEvent[]
  places: Place[]
  polls: PollRecord[]
  menu: MenuItem[]
  tags: Tag[]
  footer: Footer
  contents: Content[]
  streets: Street[]
  waste: WasteZone[]
  stops: Stop[]
  synonyms: Synonyms[]
  /** File ids of its pictures. */
  images: string[]
}
