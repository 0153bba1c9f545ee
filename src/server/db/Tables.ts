import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely'
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
  Tag,
  TownEvent,
  WasteZone,
} from '../../../schemas'
import type { AccountTables } from './AccountTables'
import type { CollectionTables } from './CollectionTables'
import type { LimitTables } from './LimitTables'
import type { ParticipationTables } from './ParticipationTables'
import type { SearchTables } from './SearchTables'
import type { WalkTables } from './WalkTables'
import type { WallTables } from './WallTables'

type Instant = ColumnType<Date, Date, Date>
type Texts<T extends { translations: object }> = JSONColumnType<T['translations']>
/** The searchable words of a record by language, see `normalizeForSearch`. */
export type SearchWords = { [locale: string]: string }

export type PortalTable = {
  name: string
  record: JSONColumnType<Portal>
  home: JSONColumnType<Home>
  footer: JSONColumnType<Footer>
  /** Day that the demonstration's dates are counted from, YYYY-MM-DD. */
  anchored_on: string
}

export type PublicationTable = {
  portal: string
  uid: string
  published_at: Instant
  type: string
  image: string | null
  tags: JSONColumnType<string[]>
  texts: Texts<Publication>
  search: JSONColumnType<SearchWords>
}

export type EventTable = {
  portal: string
  uid: string
  starts_at: Instant
  ends_at: Instant
  /** When the row was last changed, kept by a trigger; null for a row that was never changed. */
  edited_at: ColumnType<Date | null, never, never>
  place: string | null
  image: string | null
  tags: JSONColumnType<string[]>
  texts: Texts<TownEvent>
  search: JSONColumnType<SearchWords>
}

/** The fields of a place that no query filters by. */
export type PlaceDetails = Pick<Place, 'address' | 'phone' | 'email' | 'url' | 'image' | 'schedule' | 'accessibility'>

export type PlaceTable = {
  portal: string
  uid: string
  position: number
  category: string
  lat: number
  lon: number
  /** Whether search and lists include the place. */
  has_page: Generated<boolean>
  details: JSONColumnType<PlaceDetails>
  texts: Texts<Place>
  /** When the row was last changed, kept by a trigger; null for a row that was never changed. */
  edited_at: ColumnType<Date | null, never, never>
  /** Names, descriptions and street, folded. The database computes it. */
  search: ColumnType<string, never, never>
  /** The name to sort by, folded: that in French, else in another language. The database computes it. */
  sort_name: ColumnType<string, never, never>
}

export type PollTable = {
  uid: string
  portal: string
  kind: PollRecord['kind']
  multiple: boolean
  image: string | null
  texts: Texts<PollRecord>
}

export type PollResponseTable = { poll: string; uid: string; position: number }

/** The counts of a poll. They are apart from it, because they change with every vote and a ballot shows none of them. */
export type PollTallyTable = {
  poll: string
  /** People who voted. A poll with several answers has more votes than people. */
  voters: number
  /** Votes by the response's uid. A response without votes may be missing. */
  votes: JSONColumnType<Record<string, number>>
}

/** `voter` is a hash that differs from poll to poll, so that votes cannot be linked to a visitor. */
export type VoteTable = { poll: string; voter: string; cast_at: Instant }
export type VoteChoiceTable = { poll: string; voter: string; response: string }

export type MenuItemTable = {
  portal: string
  uid: string
  parent: string | null
  position: number
  icon: string | null
  path: string | null
  texts: Texts<MenuItem>
}

export type TagTable = { portal: string; uid: string; position: number; color: string; texts: Texts<Tag> }

export type ContentTable = { portal: string; uid: string; parent: string | null; texts: Texts<Content> }

export type StreetTable = {
  portal: string
  position: number
  name: string
  zip: string
  locality: string
  last: number
  lat: number
  lon: number
  zone: string | null
  /** Name, postal code and locality, see `normalizeForSearch`. */
  search: string
}

export type WasteZoneTable = {
  portal: string
  luid: string
  uid: string
  position: number
  rounds: JSONColumnType<WasteZone['rounds']>
  /** MM-DD. */
  holidays: JSONColumnType<string[]>
  texts: Texts<WasteZone>
}

export type StopTable = {
  uid: string
  portal: string
  name: string
  zip: string
  lat: number
  lon: number
  lines: JSONColumnType<Stop['lines']>
  search: string
}

/** How often pages of a route, by its path, were visited on a day, YYYY-MM-DD. */
export type VisitCountTable = { portal: string; day: string; path: string; count: number }

/** Random secrets that the servers of a database share. */
export type ServerSecretTable = { name: string; value: string }

/** A job to do, or, with `died_at`, one that failed for good. Finished jobs are deleted. */
export type JobTable = {
  id: Generated<string>
  name: string
  payload: ColumnType<unknown, string, never>
  /** At most one of the jobs with the same name and key is waiting. */
  key: string | null
  run_at: Instant
  /** Number of attempts. */
  attempts: Generated<number>
  max_attempts: number
  /** Until when the job belongs to the server that took it. */
  lease_ends_at: ColumnType<Date | null, never, Date | null>
  /** A code or the name of an error, never its message. */
  last_error: ColumnType<string | null, never, string>
  died_at: ColumnType<Date | null, never, Date>
}

/** The slot of time for which a recurring job was enqueued last. */
export type JobScheduleTable = { name: string; slot: Instant }

/** How often the rows of a portal in a table were changed. Triggers keep it; it may begin at any number. */
export type TableVersionTable = { portal: string; name: string; version: number }

export type Tables = AccountTables &
  CollectionTables &
  ParticipationTables &
  LimitTables &
  SearchTables &
  WalkTables &
  WallTables & {
    portal: PortalTable
    publication: PublicationTable
    event: EventTable
    place: PlaceTable
    poll: PollTable
    poll_response: PollResponseTable
    poll_tally: PollTallyTable
    vote: VoteTable
    vote_choice: VoteChoiceTable
    menu_item: MenuItemTable
    tag: TagTable
    content: ContentTable
    street: StreetTable
    waste_zone: WasteZoneTable
    stop: StopTable
    server_secret: ServerSecretTable
    visit_count: VisitCountTable
    job: JobTable
    job_schedule: JobScheduleTable
    table_version: TableVersionTable
  }

export type Database = Kysely<Tables>
