import { type Kysely, type Migration, sql } from 'kysely'
import { trackTable } from './trackTable'

/**
 * Moves the counts of a poll to a table of their own, so that a vote does not invalidate cached ballots. Counts the changes of
 * every table that shared answers depend on.
 */
export const tableVersions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    for (const table of tables) await trackTable(db, table)
    await trackTable(db, 'portal', 'select name as portal from changed')
    await trackTable(db, 'poll_response', portalOfPoll)
  },
}

const tables = ['publication', 'event', 'place', 'poll', 'menu_item', 'tag', 'content', 'street', 'waste_zone', 'stop']

/** Finds no portal for a response deleted with its poll; then the change of the poll counts. */
const portalOfPoll = 'select poll.portal from changed join poll on poll.uid = changed.poll'

const statements = [
  `create table poll_tally (
    poll text primary key references poll (uid) on delete cascade, voters int not null, votes jsonb not null)`,
  `insert into poll_tally (poll, voters, votes)
    select uid, voters, coalesce(
      (select jsonb_object_agg(poll_response.uid, votes) from poll_response where poll = poll.uid), '{}')
    from poll`,
  'alter table poll drop column voters',
  'alter table poll_response drop column votes',
  // No foreign key, so that a portal that is deleted and created again continues its versions.
  `create table table_version (
    portal text not null, name text not null, version bigint not null, primary key (portal, name))`,
  // Raises versions in a fixed order, so that two statements cannot deadlock. Runs with the rights of its owner, because a user
  // who may edit a town's tables may lack rights on table_version.
  `create function raise_table_versions(changed_table text, portals text[]) returns void
    language plpgsql security definer set search_path from current as $$
    begin
      insert into table_version as known (portal, name, version)
        select distinct portal, changed_table, 1 from unnest(portals) as changed (portal)
        where portal is not null order by portal
        on conflict (portal, name) do update set version = known.version + 1;
      if found then
        perform pg_notify('beffroi_tables', '');
      end if;
    end $$`,
]
