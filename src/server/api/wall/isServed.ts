import { type RawBuilder, sql } from 'kysely'
import { serviceBySegment } from '../../../../schemas/routes/routePaths'
import { hasService } from '../../../../schemas/routes/services'
import type { Scope } from '../call/Scope'

/** Whether the portal serves the page that a row of `store_widget` opens, if it opens one. */
export function isServed({ portal }: Pick<Scope, 'portal'>): RawBuilder<boolean> {
  const unserved = Object.entries(serviceBySegment).flatMap(([segment, service]) =>
    hasService(portal, service) ? [] : [segment],
  )
  const segment = sql`coalesce(substring(store_widget.settings->>'path' from '^/([^/?#]+)'), '')`
  return sql`not ${JSON.stringify(unserved)}::jsonb @> to_jsonb(${segment})`
}
