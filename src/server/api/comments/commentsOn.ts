import type { Database } from '../../db/Tables'
import type { Thing } from '../participation/findThing'
import { matches } from '../participation/ratings/ratingSummary'

/** The published reviews of a thing that have a text: what visitors wrote about it. */
export const commentsOn = (db: Database, thing: Thing) =>
  db.selectFrom('review').where(matches(thing)).where('status', '=', 'published').where('text', '<>', '')
