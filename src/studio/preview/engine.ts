import { createEngine } from '../../../renderer/engine/createEngine'
import { actionContracts, blocks } from '../../../renderer/index'
import { reportToGallery } from '../frame/reports'
import { toDocumentPointer } from './PointerContext'

/** The engine of a preview, whatever it draws. */
export const engine = createEngine({
  registry: blocks,
  actions: actionContracts,
  onIssue(issue) {
    // The gallery checks the same JSON itself; it cannot know what a component does.
    if (issue.code === 'component-failed') {
      reportToGallery('preview-issue', { ...issue, pointer: toDocumentPointer(location.hash, issue.pointer) })
    }
  },
})
