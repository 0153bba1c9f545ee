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

type Texts<T extends { translations: object }> = JSONColumnType<T['translations']>
/** The searchable words of a record by language, see `normalizeForSearch`. */
export type SearchWords = { [locale: string]: string }

export type PortalTable = {
  name: string
  record: JSONColumnType<Portal>
  home: JSONColumnType<Home>
  footer: JSONColumnType<Footer>
  /** Day (YYYY-MM-DD) from which relative dates of the demo data count. */
  anchored_on: string
}

export type PublicationTable = {
  portal: string
  uid: string
  published_at: Date
  type: string
  image: string | null
  tags: JSONColumnType<string[]>
  texts: Texts<Publication>
  search: JSONColumnType<SearchWords>
}

export type EventTable = {
  portal: string
  uid: string
  starts_at: Date
  ends_at: Date
  /** Time of the last change, set by a trigger; null for a row that never changed. */
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
  /** Time of the last change, set by a trigger; null for a row that never changed. */
  edited_at: ColumnType<Date | null, never, never>
  /** Folded names, descriptions and street. Generated column. */
  search: ColumnType<string, never, never>
  /** Folded name for sorting, in French, else in another language. Generated column. */
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

/** Counts of a poll. A table of its own, because each vote changes it and cached ballots do not depend on it. */
export type PollTallyTable = {
  poll: string
  /** Number of people who voted, which may be less than the number of votes. */
  voters: number
  /** Votes by response uid. Responses without votes may be missing. */
  votes: JSONColumnType<Record<string, number>>
}

/** `voter` is a hash that differs from poll to poll, so that votes cannot be linked to a visitor. */
export type VoteTable = { poll: string; voter: string; cast_at: Date }
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

/** Number of visits on a day (YYYY-MM-DD), by the path of the route. */
export type VisitCountTable = { portal: string; day: string; path: string; count: number }

/** Random secrets that the servers of a database share. */
export type ServerSecretTable = { name: string; value: string }

/** A job to do, or, with `died_at`, one that failed for good. Finished jobs are deleted. */
export type JobTable = {
  id: Generated<string>
  name: string
  payload: ColumnType<unknown, string, never>
  /** At most one waiting job has the same name and key. */
  key: string | null
  run_at: Date
  /** Number of attempts. */
  attempts: Generated<number>
  max_attempts: number
  /** Time until which the job belongs to the server that took it. */
  lease_ends_at: ColumnType<Date | null, never, Date | null>
  /** A code or the name of an error, never its message. */
  last_error: ColumnType<string | null, never, string>
  died_at: ColumnType<Date | null, never, Date>
}

/** The time slot for which a recurring job was last enqueued. */
export type JobScheduleTable = { name: string; slot: Date }

/** Counter of the changes of a portal's rows in a table. Triggers maintain it; it may start at any number. */
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
