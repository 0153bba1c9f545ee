import { type RawBuilder, sql } from 'kysely'

/** Whether a service runs on a day: as the exception of the day says, else by its weekdays. */
export const runsOn = (feed: RawBuilder<unknown>, service: RawBuilder<unknown>, day: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(
    (select runs from transit_service_date where transit_service_date.feed = ${feed}
      and transit_service_date.service = ${service} and transit_service_date.day = ${day}),
    (select ${day} between starts_on and ends_on and (days >> extract(dow from ${day})::int) & 1 = 1 from transit_service
      where transit_service.feed = ${feed} and transit_service.service = ${service}),
    false)`
