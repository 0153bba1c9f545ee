import { type Kysely, type Migration, sql } from 'kysely'
import { indexTable } from './indexTable'
import { trackTable } from './trackTable'

/**
 * Timetables by GTFS in place of stops with regular departures. The rows of a feed change only together with its row of
 * `transit_feed`, which is the only tracked table: triggers on millions of times would cost more than the import.
 */
export const transit: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    await trackTable(db, 'transit_feed')
    await indexTable(db, 'transit_stop', source, { kinds: ['stop'] })
  },
}

/** The columns of `search_source`, see `search`. A stop has its name in the language of the town. */
const source = `select changed.portal, 'stop', changed.uid, portal.record->>'defaultLocale', null::timestamptz, null::timestamptz,
    null, '[]'::jsonb, changed.name, null,
    'arrêt gare horaires bus train stop station timetable halte dienstregeling Haltestelle Bahnhof Fahrplan',
    (select string_agg(line->>'line', ' ') from json_array_elements(changed.lines) as line)
    from changed join portal on portal.name = changed.portal where changed.in_search`

const feed = 'feed int not null'
/** The tables whose rows belong to a feed. */
const ofFeed = [
  'transit_agency',
  'transit_route',
  'transit_service',
  'transit_service_date',
  'transit_stop',
  'transit_trip',
  'transit_frequency',
  'transit_stop_time',
  'transit_trip_update',
  'transit_alert',
]

const statements = [
  'drop table stop',
  'drop function note_change_of_stop',
  `create table transit_feed (
    id int generated always as identity primary key, portal text not null references portal (name) on delete cascade,
    name text not null, time_zone text not null, starts_on date not null, ends_on date not null, last_second int not null,
    imported_at timestamptz not null, trip_updates_url text, alerts_url text, asked_at timestamptz,
    updates_at timestamptz, alerts_at timestamptz, unique (portal, name))`,
  `create table transit_agency (${feed}, agency text not null, name text not null, url text)`,
  `create table transit_route (
    ${feed}, route int not null, gtfs text not null, agency text, mode text not null, name text not null,
    long_name text not null, color text, text_color text, primary key (feed, route))`,
  `create table transit_service (
    ${feed}, service int not null, days smallint not null, starts_on date not null, ends_on date not null,
    primary key (feed, service))`,
  `create table transit_service_date (
    ${feed}, service int not null, day date not null, runs boolean not null, primary key (feed, service, day))`,
  `create table transit_stop (
    uid text primary key, portal text not null, ${feed}, stop int not null, gtfs text not null, board int not null,
    name text not null, platform text, lat float8 not null, lon float8 not null, zip text, is_listed boolean not null,
    in_search boolean not null, bus_lines json not null, train_lines json not null, lines json not null,
    search text not null)`,
  'create unique index transit_stop_number on transit_stop (feed, stop)',
  'create index transit_stop_board on transit_stop (feed, board)',
  'create index transit_stop_name on transit_stop (portal, name, uid) where is_listed',
  'create index transit_stop_zip on transit_stop (zip, name, uid) where is_listed',
  'create index transit_stop_place on transit_stop (portal, lat) where is_listed',
  'create index transit_stop_words on transit_stop using gin (search gin_trgm_ops)',
  `create table transit_trip (
    ${feed}, trip int not null, uid text not null, gtfs text not null, route int not null, service int not null,
    headsign text not null, name text, starts int not null, is_frequent boolean not null, primary key (feed, trip))`,
  'create unique index transit_trip_uid on transit_trip (uid)',
  'create index transit_trip_gtfs on transit_trip (feed, gtfs)',
  `create table transit_frequency (${feed}, trip int not null, starts int not null, ends int not null, every int not null)`,
  'create index transit_frequency_trip on transit_frequency (feed, trip)',
  `create table transit_stop_time (
    ${feed}, trip int not null, seq int not null, stop int not null, arrives int, departs int, headsign text,
    boards boolean not null, alights boolean not null)`,
  'create index transit_stop_time_stop on transit_stop_time (feed, stop, departs)',
  'create index transit_stop_time_trip on transit_stop_time (feed, trip, seq)',
  `create table transit_trip_update (
    ${feed}, trip text not null, day date, starts int, is_cancelled boolean not null, stops json not null)`,
  'create index transit_trip_update_trip on transit_trip_update (feed, trip)',
  `create table transit_alert (${feed}, record json not null)`,
  'create index transit_alert_feed on transit_alert (feed)',
  `create function forget_transit_feed() returns trigger
    language plpgsql security definer set search_path from current as $$
    begin
      ${ofFeed.map((table) => `delete from ${table} where feed = old.id;`).join('\n      ')}
      return null;
    end $$`,
  `create trigger forget_feed after delete on transit_feed for each row execute function forget_transit_feed()`,
]
