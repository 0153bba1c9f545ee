import { createEngine } from '../../../renderer/engine/createEngine'
import { actionContracts, blocks } from '../../../renderer/index'
import { report } from '../frame/report'
import { toOwnPointer } from './toOwnPointer'

/** The engine of a preview, whatever it draws. */
export const engine = createEngine({
  registry: blocks,
  actions: actionContracts,
  onIssue(issue) {
    // The gallery checks the same JSON itself; it cannot know what a component does.
    if (issue.code === 'component-failed') {
      report('preview-issue', { ...issue, pointer: toOwnPointer(location.hash, issue.pointer) })
    }
  },
})
