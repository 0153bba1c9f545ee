import { createEngine } from '../../../renderer/engine/createEngine'
import { actionContracts, blocks } from '../../../renderer/index'
import { reportToGallery } from '../frame/reports'
import { toDocumentPointer } from './PointerContext'

/** The engine of the preview. */
export const engine = createEngine({
  registry: blocks,
  actions: actionContracts,
  onIssue(issue) {
    // The gallery finds all other issues itself, as it validates the same JSON.
    if (issue.code === 'component-failed') {
      reportToGallery('preview-issue', { ...issue, pointer: toDocumentPointer(location.hash, issue.pointer) })
    }
  },
})
