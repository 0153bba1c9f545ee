import { actionHref } from '../../../renderer/actions/actionHref'
import { createEngine } from '../../../renderer/engine/createEngine'
import type { Host } from '../../../renderer/engine/HostContext'
import { createText } from '../../../renderer/i18n/createText'
import { loadMessages } from '../../../renderer/i18n/loadMessages'
import { actionContracts, blocks } from '../../../renderer/index'

/** A portal's host without its network. An issue would mean that the corpus is wrong. */
export const host: Host = {
  engine: createEngine({
    registry: blocks,
    actions: actionContracts,
    onIssue: (issue) => {
      throw new Error(`${issue.code} at ${issue.pointer}: ${issue.message}`)
    },
  }),
  locale: 'fr',
  timeZone: 'Europe/Brussels',
  now: () => new Date(),
  href: (action) => {
    const href = actionHref(action)
    return href === undefined ? undefined : `/montclair${href}`
  },
  imageUrl: (source, { width, height, crop }) => `/${crop ? 'crop-resize' : 'resize'}/${width}x${height}/${source}`,
  run: () => Promise.resolve({ status: 'ignored' }),
  fetchJson: () => Promise.reject(new Error('the bench has no network')),
}

/** The texts of the blocks in French. */
export const texts = createText('fr', await loadMessages('fr'))
