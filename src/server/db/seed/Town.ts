import type {
  Content,
  Footer,
  Home,
  MenuItem,
  Place,
  PollRecord,
  Portal,
  Publication,
  Tag,
  TownEvent,
} from '../../../../schemas'

/** Everything a folder of `fixtures/towns` says, checked. */
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
  /** File ids of its pictures. */
  images: string[]
}
