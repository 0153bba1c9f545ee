import { createEngine } from '../../../renderer/engine/createEngine'
import { actionContracts, blocks } from '../../../renderer/index'
import { reportToGallery } from '../frame/reports'
import { markBlocks } from './markBlocks'
import { toDocumentPointer } from './PointerContext'

markBlocks(blocks)

/** The engine of the preview. */
export const engine = createEngine({
  registry: blocks,
  actions: actionContracts,
  onIssue(issue) {
    // The gallery validates the same JSON and finds all other issues itself.
    if (issue.code === 'component-failed') {
      reportToGallery('preview-issue', { ...issue, pointer: toDocumentPointer(location.hash, issue.pointer) })
    }
  },
})
