import { ActionError } from '../../../renderer/actions/ActionError'
import { withQuery } from '../../../renderer/actions/actionHref'
import type { Position } from '../../../renderer/actions/effects'
import type { AllPorts } from '../../../renderer/actions/ports'
import type { Engine } from '../../../renderer/engine/createEngine'
import type { Locale } from '../../../renderer/i18n/loadMessages'
import type { Settings } from '../settings/Settings'
import type { PreviewStore } from './createPreviewStore'
import { mockAnswer, mockRefusal, RefusedCallError } from './mockAnswers'

/** Duration of a call in milliseconds: long enough to see a block wait. */
const callDurationMs = 700

/** Where the visitor of a preview is: in the middle of a demonstration town, to 20 m. */
export const townPosition: Position = { lat: 50.642, lon: 5.791, accuracy: 20 }

type Options = {
  engine: Engine
  stage: PreviewStore
  calls: Settings['calls']
  locale: Locale
  /** The documents of the preview, on which answers depend. */
  documents: readonly unknown[]
}

/**
 * Ports that change nothing outside the preview; the executor's trace reports what a portal would do. Modals and
 * confirmations open, blocks are replaced, and calls, events and the position end as the settings say without being sent.
 */
export function createPorts({ engine, stage, calls, locale, documents }: Options): AllPorts {
  const traceOnly = () => undefined
  const pretend = async () => {
    await new Promise((resolve) => setTimeout(resolve, callDurationMs))
    if (calls === 'failed') throw new Error('The studio lets every call fail for now.')
  }
  return {
    navigate: ({ path, query }) => stage.go(withQuery(path, query)),
    navigateName: traceOnly,
    open: traceOnly,
    openMap: traceOnly,
    share: traceOnly,
    download: traceOnly,
    installApp: () => (calls === 'done' ? 'accepted' : 'dismissed'),
    goBack: traceOnly,
    goHome: traceOnly,
    reload: traceOnly,
    emit: pretend,
    setCookie: traceOnly,
    removeCookie: traceOnly,
    askPosition() {
      if (calls === 'refused') throw new ActionError('position-refused', 'The studio refuses for now.')
      if (calls === 'failed') throw new ActionError('position-unavailable', 'The studio lets every call fail for now.')
      return townPosition
    },
    confirm: (effect, { signal }) => stage.ask(effect, signal),
    openModal: ({ modal }) => stage.open(modal),
    closeModal: () => stage.close(),
    replace: ({ block }, { source }) => (source ? engine.replace(source.key, block) : false),
    async call(effect) {
      await pretend()
      if (calls === 'refused') throw new RefusedCallError(mockRefusal(effect))
      return mockAnswer(effect, documents, locale)
    },
  }
}
