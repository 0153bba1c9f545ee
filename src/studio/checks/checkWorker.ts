import { checkDraft } from './checkDraft'

/** Checks texts apart from the page, one after the other; answers with the number of the text and its issues. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; text: string }>) => {
  self.postMessage({ id: data.id, issues: checkDraft(data.text) })
})
