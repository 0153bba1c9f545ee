import { actionHref } from '../../../renderer/actions/actionHref'
import { createEngine } from '../../../renderer/engine/createEngine'
import type { Host } from '../../../renderer/engine/HostContext'
import { createText } from '../../../renderer/i18n/createText'
import { loadMessages } from '../../../renderer/i18n/loadMessages'
import { actionContracts, blocks } from '../../../renderer/index'
import { loadInputs } from '../../../renderer/inputs/loadInputs'

/** Simulated answers of the network: JSON by path. */
export const answers = new Map<string, string>()

/** A portal's host without a network. Throws on issues, because the corpus must be valid. */
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
  async fetchJson(path) {
    const text = answers.get(path)
    if (text === undefined) throw new Error(`the bench has no answer for ${path}`)
    return JSON.parse(text)
  },
}

/** Loads everything that pages load lazily. */
export const loadAll = () =>
  Promise.all([host.engine.preload(Object.keys(blocks), 'fr'), host.engine.preloadActions(), loadInputs()])

/** The texts of the blocks in French. */
export const texts = createText('fr', await loadMessages('fr'))
