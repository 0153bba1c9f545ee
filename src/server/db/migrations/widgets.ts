import { type Kysely, type Migration, sql } from 'kysely'
import { trackTable } from './trackTable'

/** Widgets of the store and of visitors. Visitors' widgets are not tracked, because no shared answer contains them. */
export const widgets: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    await trackTable(db, 'store_widget')
  },
}

const owner = 'portal text not null references portal (name) on delete cascade'

const statements = [
  `create table store_widget (
    ${owner}, uid text not null, position int not null, kind text not null, category text not null, icon text not null,
    on_wall boolean not null, settings json not null, texts json not null, primary key (portal, uid))`,
  `create table widget (
    uid uuid primary key, ${owner}, owner text not null, store_widget text not null, position int not null,
    user_title text, notify boolean not null, config json not null, created_at timestamptz not null)`,
  'create index widget_owner on widget (owner, position)',
]
