import type { Ports } from '../../../renderer/actions/ports'
import type { Engine } from '../../../renderer/engine/createEngine'
import type { Settings } from '../settings/Settings'
import type { Stage } from './createStage'

/** Time a call takes, in milliseconds: long enough to see a block wait. */
const callTime = 700

/**
 * Ports that change nothing outside the preview: the executor's trace tells what a portal would have done. Modals and
 * questions are shown, blocks are replaced, and calls end as the settings say without being sent.
 */
export function createPorts(stage: Stage, engine: Engine, calls: Settings['calls']): Ports {
  const onlyTell = () => undefined
  return {
    navigate: onlyTell,
    navigateName: onlyTell,
    open: onlyTell,
    openMap: onlyTell,
    share: onlyTell,
    download: onlyTell,
    installApp: () => 'dismissed',
    goBack: onlyTell,
    goHome: onlyTell,
    reload: onlyTell,
    emit: onlyTell,
    confirm: (effect, { signal }) => stage.ask(effect, signal),
    openModal: ({ modal }) => stage.open(modal),
    closeModal: () => stage.close(),
    replace: ({ block }, { source }) => (source ? engine.replace(source.key, block) : false),
    async call() {
      await new Promise((resolve) => setTimeout(resolve, callTime))
      if (calls === 'failed') throw new Error('The studio lets every call fail for now.')
      return {}
    },
  }
}
