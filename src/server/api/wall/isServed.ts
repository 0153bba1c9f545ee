import { type RawBuilder, sql } from 'kysely'
import { serviceBySegment } from '../../../../schemas/routes/routePaths'
import { hasService } from '../../../../schemas/routes/services'
import type { Scope } from '../call/Scope'
import { widgetKinds } from './widgetKinds'

/** Whether the portal has the service of a row of `store_widget`: that of the page it opens, if any, or of its kind. */
export function isServed({ portal }: Pick<Scope, 'portal'>): RawBuilder<boolean> {
  const unserved = Object.entries(serviceBySegment).flatMap(([segment, service]) =>
    hasService(portal, service) ? [] : [segment],
  )
  const segment = sql`coalesce(substring(store_widget.settings->>'path' from '^/([^/?#]+)'), '')`
  const unservedKinds = Object.entries(widgetKinds).flatMap(([kind, { service }]) =>
    service === undefined || hasService(portal, service) ? [] : [kind],
  )
  return sql`(not ${JSON.stringify(unserved)}::jsonb @> to_jsonb(${segment})
    and not ${JSON.stringify(unservedKinds)}::jsonb @> to_jsonb(store_widget.kind))`
}
