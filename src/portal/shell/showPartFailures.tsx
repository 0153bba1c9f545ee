import { showLoadFailures } from '../../../renderer/engine/lazy'
import { LoadFailure } from '../../../renderer/parts/LoadFailure'
import type { Locale } from '../../../schemas/engine'
import { useShellText } from '../session/Session'
import { loadingTexts } from '../texts/loading/loadingTexts'
import { addTexts } from '../texts/loadTexts'

/** Stands in place of a part of the page that failed to load. */
function PartFailure({ retry }: { retry(): Promise<unknown> }) {
  return <LoadFailure message={useShellText()('loading.failed')} retry={retry} />
}

/** Loads the words of `PartFailure` in advance, because they cannot be loaded without a network, and shows it from then on. */
export async function showPartFailures(locale: Locale): Promise<void> {
  await addTexts(loadingTexts, locale)
  showLoadFailures((retry) => <PartFailure retry={retry} />)
}
