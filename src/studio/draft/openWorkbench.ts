import { schemas } from '../contract/schemas'
import { DocumentStore } from '../editor/DocumentStore'
import { formatMinified } from '../editor/formatPasted'
import { takePasted } from '../paste/pastedText'

const storageKey = 'beffroi.studio.workbench'
/** Milliseconds without a change before the text is stored. */
const storeMs = 400

let store: DocumentStore | undefined

/** The document of the workbench: what was pasted, or else what was there before, also on an earlier visit, or else an example. */
export function openWorkbench(): DocumentStore {
  const pasted = takePasted()
  const laidOut = pasted === undefined ? undefined : formatMinified(pasted)
  if (!store) {
    store = new DocumentStore(readText() ?? laidOut ?? exampleText())
    storeChanges(store)
  }
  // As a step of the history, so that the document before is not lost.
  if (laidOut !== undefined) store.replace(laidOut)
  return store
}

/** The document of an earlier visit. */
function readText(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

/** The example of a page in the contract. */
function exampleText(): string {
  const examples = schemas.get('page.json')?.schema.examples
  return JSON.stringify(Array.isArray(examples) ? examples[0] : {}, null, 2)
}

function storeChanges(changing: DocumentStore): void {
  let { doc } = changing.read()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    timer = undefined
    try {
      localStorage.setItem(storageKey, changing.text)
    } catch {
      // Without storage, or room in it, the document lasts as long as the page.
    }
  }
  changing.subscribe(() => {
    const next = changing.read().doc
    if (next === doc) return
    doc = next
    clearTimeout(timer)
    timer = setTimeout(write, storeMs)
  })
  window.addEventListener('pagehide', () => {
    if (timer === undefined) return
    clearTimeout(timer)
    write()
  })
}
