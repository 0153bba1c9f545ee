import { actionHref } from '../../../renderer/actions/actionHref'
import { createEngine } from '../../../renderer/engine/createEngine'
import type { Host } from '../../../renderer/engine/HostContext'
import { eager } from '../../../renderer/engine/lazy'
import type { Registry } from '../../../renderer/engine/registry'
import { blocks } from '../../../renderer/index'
import type { Issue } from '../../../schemas/engine'
import { actions } from '../../../schemas/generated/actions'

/** A host without a server, around the real engine and blocks. `issues` collects the reported issues. */
export function testHost(options: { registry?: Registry; host?: Partial<Host> } = {}): Host & { issues: Issue[] } {
  const issues: Issue[] = []
  return {
    engine: createEngine({
      registry: options.registry ?? blocks,
      actions: { common: actions, all: eager(actions) },
      onIssue: (issue) => issues.push(issue),
    }),
    locale: 'fr',
    timeZone: 'Europe/Brussels',
    now: () => new Date('2026-05-20T10:00:00+02:00'),
    href: (action) => {
      const href = actionHref(action)
      return href?.startsWith('/') ? `/montclair${href}` : href
    },
    imageUrl: (source, { width, height }) =>
      /^[\w.-]+$/.test(source) ? `/resize/${width}x${height}/${source}` : source,
    run: () => Promise.resolve({ status: 'done', value: undefined }),
    fetchJson: () => Promise.reject(new Error('no network')),
    ...options.host,
    issues,
  }
}
